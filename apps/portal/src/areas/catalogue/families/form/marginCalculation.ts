import type { MarginBody } from '@portal/domain';

/** Pause after the last change before margin and gross value are calculated (CON-55), in milliseconds. */
const MARGIN_DELAY_MS = 800;

interface MarginCalculationOptions<Result> {
  calculate(body: MarginBody, signal: AbortSignal): Promise<Result>;
  onResult(result: Result): void;
  onFailure(error: unknown): void;
  /** Called when a calculation starts and ends. */
  onBusy(busy: boolean): void;
}

/**
 * Calculates margin and gross value some time after the last change of their inputs, or at once. Answers to older
 * inputs are dropped.
 */
export function createMarginCalculation<Result>(options: MarginCalculationOptions<Result>) {
  /** The inputs that were followed last; `undefined` once their calculation was stopped. */
  let latest: MarginBody | null | undefined = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;

  const drop = () => {
    clearTimeout(timer);
    timer = undefined;
    if (running) options.onBusy(false);
    running?.abort();
    running = null;
  };

  const now = async () => {
    drop();
    if (!latest) return;
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
    /** Sets the saved inputs, for which nothing is calculated. */
    start(body: MarginBody | null) {
      drop();
      latest = body;
    },
    /** Sets the current inputs, `null` while one is missing. */
    follow(body: MarginBody | null) {
      if (JSON.stringify(body) === JSON.stringify(latest)) return;
      drop();
      latest = body;
      if (body) timer = setTimeout(() => void now(), MARGIN_DELAY_MS);
    },
    /** Calculates at once. */
    now,
    /** Drops what is not calculated yet; following the same inputs begins it again. */
    stop() {
      if (timer !== undefined || running) latest = undefined;
      drop();
    },
  };
}
