/** What a part says of itself, or that it failed or was silent for too long. */
export type Part<Facts extends object = object> =
  | ({ readonly state: 'ok' } & Facts)
  | { readonly state: 'failed' | 'silent' };

/** Longest time that is waited for a part. */
export const PART_MS = 1_000;

/**
 * A question to a part that may be frozen. Who asks waits for a limited time; while an answer is missing the part is not
 * asked again, so that questions do not gather.
 */
export function question<Facts extends object>(
  work: () => Promise<Facts>,
  ms: number = PART_MS,
): () => Promise<Part<Facts>> {
  let running: Promise<Part<Facts>> | null = null;
  const run = async (): Promise<Part<Facts>> => {
    try {
      return { state: 'ok', ...(await work()) };
    } catch {
      return { state: 'failed' };
    } finally {
      running = null;
    }
  };
  return async () => {
    running ??= run();
    let timer: NodeJS.Timeout | undefined;
    const silent = new Promise<Part<Facts>>((resolve) => {
      timer = setTimeout(() => resolve({ state: 'silent' }), ms);
    });
    return Promise.race([running, silent]).finally(() => clearTimeout(timer));
  };
}
