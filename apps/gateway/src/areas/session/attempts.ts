/** Attempts counted against a key. */
export interface Attempts {
  readonly attempts: number;
  readonly windowStartedAt: Date;
  readonly lastAttemptAt: Date;
  readonly blockedUntil: Date | null;
}

/** How attempts are limited. */
export interface AttemptRule {
  /** Attempts within the window that need not wait. */
  readonly limit: number;
  /** Whether the wait after them doubles from one second on, or lasts to the end of the window. */
  readonly wait: 'doubling' | 'window';
}

/** Length of the window in which attempts are counted, and the longest wait. */
export const WINDOW_MS = 15 * 60_000;

const SECOND_MS = 1_000;

/** Result of an attempt. */
export interface AttemptOutcome {
  readonly next: Attempts;
  /** Whether the caller has to wait; then the attempt is not counted. */
  readonly blocked: boolean;
  /** Seconds until the next attempt is allowed, 0 for at once. */
  readonly waitSeconds: number;
}

function secondsUntil(instant: Date | null, now: Date): number {
  return instant === null ? 0 : Math.max(0, Math.ceil((instant.getTime() - now.getTime()) / SECOND_MS));
}

function isOver(state: Attempts, now: Date, { limit }: AttemptRule): boolean {
  // Once the limit is reached, the count ends only after a whole quiet window.
  const from = state.attempts < limit ? state.windowStartedAt : (state.blockedUntil ?? state.lastAttemptAt);
  return now.getTime() - from.getTime() >= WINDOW_MS;
}

function blockAfter(
  attempts: number,
  windowStartedAt: Date,
  now: Date,
  { limit, wait }: AttemptRule,
): Date | null {
  if (attempts < limit) return null;
  if (wait === 'window') return new Date(windowStartedAt.getTime() + WINDOW_MS);
  return new Date(now.getTime() + Math.min(WINDOW_MS, SECOND_MS * 2 ** Math.min(attempts - limit, 20)));
}

/** How far the clocks of gateways may differ. */
const CLOCK_MS = 60_000;

/** What a gateway with a clock ahead of this one wrote: its attempts count, its wait would last for that difference. */
function fromNow(state: Attempts, now: Date): Attempts {
  if (state.lastAttemptAt.getTime() - now.getTime() <= CLOCK_MS) return state;
  return { ...state, windowStartedAt: now, lastAttemptAt: now, blockedUntil: null };
}

/** Counts an attempt before it is carried out, so that attempts made at the same time count as well. */
export function countAttempt(stored: Attempts | null, now: Date, rule: AttemptRule): AttemptOutcome {
  const state = stored && fromNow(stored, now);
  if (state !== null && state.blockedUntil !== null && state.blockedUntil > now) {
    return { next: state, blocked: true, waitSeconds: secondsUntil(state.blockedUntil, now) };
  }
  const fresh =
    state === null || isOver(state, now, rule) || (rule.wait === 'window' && state.blockedUntil !== null);
  const attempts = fresh ? 1 : state.attempts + 1;
  const windowStartedAt = fresh ? now : state.windowStartedAt;
  const blockedUntil = blockAfter(attempts, windowStartedAt, now, rule);
  return {
    next: { attempts, windowStartedAt, lastAttemptAt: now, blockedUntil },
    blocked: false,
    waitSeconds: secondsUntil(blockedUntil, now),
  };
}
