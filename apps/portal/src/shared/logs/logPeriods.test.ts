import { describe, expect, it } from 'vitest';
import { lastDays, logPeriodOf } from './logPeriods.ts';

/** Still the 20th in São Paulo. */
const now = new Date('2026-11-21T02:30:00Z');

describe('the periods of the log', () => {
  it.each([
    ['1', '2026-11-20'],
    ['7', '2026-11-14'],
    ['30', '2026-10-22'],
  ] as const)('%s days end today in São Paulo', (period, from) => {
    const days = { from, to: '2026-11-20' };
    expect(lastDays(period, now)).toEqual(days);
    expect(logPeriodOf(days, now)).toBe(period);
  });

  it('are none for other days', () => {
    expect(logPeriodOf({ from: '2026-11-13', to: '2026-11-20' }, now)).toBeNull();
    expect(logPeriodOf({ from: null, to: null }, now)).toBeNull();
  });
});
