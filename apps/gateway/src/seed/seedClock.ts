import type { Random } from './random.ts';

/**
 * The instant from which the dates of the seed count back, but for purchases of a database in use. It is fixed, so that each
 * fresh seed is the same.
 */
export const SEED_INSTANT = new Date('2026-09-01T18:00:00-03:00');

const DAY_MS = 86_400_000;
const MINUTES_PER_DAY = 1_440;

/** An instant up to `days` days before {@link SEED_INSTANT}, at a whole minute. */
export function instantBefore(random: Random, days: number): Date {
  return new Date(SEED_INSTANT.getTime() - random.integer(0, days * MINUTES_PER_DAY) * 60_000);
}

/** An instant after `start`, at most `days` days later and never after {@link SEED_INSTANT}. */
export function instantAfter(random: Random, start: Date, days: number): Date {
  const latest = Math.min(start.getTime() + days * DAY_MS, SEED_INSTANT.getTime());
  return new Date(
    start.getTime() + random.integer(0, Math.floor((latest - start.getTime()) / 60_000)) * 60_000,
  );
}
