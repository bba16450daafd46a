import { describe, expect, it } from 'vitest';
import { dayOfWeek } from './date-text/plainDate.ts';
import { monthGrid, yearsToChoose } from './monthGrid.ts';

describe('month', () => {
  it('starts its weeks on Sunday', () => {
    expect(monthGrid('2026-07-12')[0]).toEqual([
      null,
      null,
      null,
      '2026-07-01',
      '2026-07-02',
      '2026-07-03',
      '2026-07-04',
    ]);
  });

  it.each([
    ['2026-02-10', 28],
    ['2024-02-10', 29],
    ['2026-08-10', 31],
    ['2026-11-01', 30],
    ['1900-02-01', 28],
  ])('of %s has its %i days in order, each below its weekday, in six weeks', (date, length) => {
    const weeks = monthGrid(date);
    const days = weeks.flat().filter((day) => day !== null);
    expect(weeks).toHaveLength(6);
    expect(days).toHaveLength(length);
    expect(days).toEqual([...days].sort());
    for (const week of weeks)
      week.forEach((day, weekday) => {
        if (day !== null) expect(dayOfWeek(day)).toBe(weekday);
      });
  });
});

describe('years to choose', () => {
  const today = '2026-07-12';

  it.each([
    [2026, undefined, undefined, 2006, 2036],
    [1985, undefined, undefined, 1985, 2036],
    [2026, '2026-01-01', undefined, 2026, 2036],
    [2026, '2025-05-01', '2027-01-01', 2025, 2027],
    [2030, undefined, '2027-01-01', 2006, 2030],
  ])('around %i from %s to %s go from %i to %i', (shown, min, max, first, last) => {
    const years = yearsToChoose(shown, { today, min, max });
    expect([years[0], years.at(-1), years.length]).toEqual([first, last, last - first + 1]);
  });
});
