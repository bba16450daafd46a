import type { MarginBody } from '@portal/domain';

/** Rest after the last change before margin and gross value are calculated (CON-55), in milliseconds. */
const MARGIN_DELAY_MS = 800;

interface MarginCalculationOptions<Result> {
  calculate(body: MarginBody, signal: AbortSignal): Promise<Result>;
  onResult(result: Result): void;
  onFailure(error: unknown): void;
  /** Told when a calculation starts and ends. */
  onBusy(busy: boolean): void;
}

/**
 * Calculates margin and gross value a while after the last change of their inputs, or at once when asked. An answer to
 * older inputs is dropped.
 */
export function createMarginCalculation<Result>(options: MarginCalculationOptions<Result>) {
  let latest: MarginBody | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;

  const drop = () => {
    clearTimeout(timer);
    if (running) options.onBusy(false);
    running?.abort();
    running = null;
  };

  const now = async () => {
    drop();
    if (latest === null) return;
    const own = new AbortController();
    running = own;
    options.onBusy(true);
    try {
      const result = await options.calculate(latest, own.signal);
      if (running === own) options.onResult(result);
    } catch (error) {
      if (running === own) options.onFailure(error);
    }
    if (running !== own) return;
    running = null;
    options.onBusy(false);
  };

  return {
    /** The inputs that are saved: nothing is calculated for them. */
    start(body: MarginBody | null) {
      drop();
      latest = body;
    },
    /** The inputs as they are now, `null` while one is missing. */
    follow(body: MarginBody | null) {
      if (JSON.stringify(body) === JSON.stringify(latest)) return;
      drop();
      latest = body;
      if (body) timer = setTimeout(() => void now(), MARGIN_DELAY_MS);
    },
    /** Calculates at once. */
    now,
    stop: drop,
  };
}
