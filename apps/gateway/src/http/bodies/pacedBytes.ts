import { GatewayError } from '../GatewayError.ts';
import { messages } from '../messages.ts';

/** How fast a body has to arrive. */
export interface SenderPace {
  /** Longest pause of a sender, and what it gets before it has to be as fast as this, in milliseconds. */
  readonly patienceMs: number;
  /** Bytes a second that a sender reaches, on average. */
  readonly bytesPerSecond: number;
}

/** The pace of a gateway: a quarter of the half megabit a second at which 100 MB have to get through (D13). */
export const gatewayPace: SenderPace = { patienceMs: 30_000, bytesPerSecond: 16_384 };

/** 400 for a sender that stopped or is too slow; its connection ends, with what it still might send. */
function tooSlow(): GatewayError {
  return new GatewayError(400, messages.tooSlow, { headers: { Connection: 'close' } });
}

/**
 * Yields the bytes of a body as they arrive. Only the time that the sender takes is counted, not that of the reader.
 *
 * @param signal ends the reading; a sender that was not heard of for a while would keep it waiting.
 * @throws GatewayError 400 when the sender stops, or is slower than the pace; the reason of the signal.
 */
export async function* pacedBytes(
  body: ReadableStream<Uint8Array>,
  { patienceMs, bytesPerSecond }: SenderPace,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  // A `for await` loop would close the connection when it is left, before the caller can read the refusal.
  const reader = body.getReader();
  let waitedMs = 0;
  let size = 0;
  for (;;) {
    signal?.throwIfAborted();
    const leftMs = patienceMs + (size / bytesPerSecond) * 1000 - waitedMs;
    if (leftMs <= 0) throw tooSlow();
    const began = performance.now();
    let timer: NodeJS.Timeout | undefined;
    let end = () => {};
    // One for each piece: a promise that outlives them would hold them all.
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(tooSlow()), Math.min(patienceMs, leftMs));
      end = () => reject(signal?.reason);
      signal?.addEventListener('abort', end);
    });
    const piece = await Promise.race([reader.read(), late]).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
    });
    if (piece.done) return;
    waitedMs += performance.now() - began;
    size += piece.value.byteLength;
    yield piece.value;
  }
}
