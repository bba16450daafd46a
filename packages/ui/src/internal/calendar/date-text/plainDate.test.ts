import { daysInMonth, isIsoDate, writeDate } from '@portal/formats';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  addMonths,
  dateParts,
  dayOfWeek,
  deviceToday,
  firstPlainDate,
  lastPlainDate,
  plainDate,
  withinCalendar,
} from './plainDate.ts';

const zones = ['America/Sao_Paulo', 'UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'];
const ownZone = process.env.TZ;

afterEach(() => {
  vi.useRealTimers();
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

/** The same through the engine's own calendar, in UTC. */
const utc = (date: string) => new Date(`${date}T00:00:00Z`);
const fromUtc = (time: number) => new Date(time).toISOString().slice(0, 10);

const anyDate = fc
  .integer({
    min: utc(firstPlainDate).getTime() / 86_400_000,
    max: utc(lastPlainDate).getTime() / 86_400_000,
  })
  .map((day) => fromUtc(day * 86_400_000));

describe('plain date', () => {
  it.each(zones)('is the same day in %s (DAT-01)', (zone) => {
    process.env.TZ = zone;
    expect(writeDate('2026-01-15')).toBe('15/01/2026');
    expect(writeDate('2026-01-15', '-')).toBe('15-01-2026');
    expect(dayOfWeek('2026-01-15')).toBe(4);
    expect(addDays('2018-11-03', 1)).toBe('2018-11-04'); // a day without midnight in São Paulo
    expect(addDays('2019-02-16', 1)).toBe('2019-02-17'); // a day of 25 hours
  });

  it('is today, not tomorrow, at half past ten in the evening (DAT-02)', () => {
    process.env.TZ = 'America/Sao_Paulo';
    vi.useFakeTimers({ now: new Date('2026-01-15T22:30:00-03:00') });
    expect(deviceToday()).toBe('2026-01-15');
  });

  it.each([
    ['2026-02-29', false],
    ['2024-02-29', true],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['2026-1-1', false],
    ['2026-01-15T00:00:00', false],
    ['', false],
  ])('%j is a date: %s', (text, expected) => {
    expect(isIsoDate(text)).toBe(expected);
    expect(writeDate(text) !== '').toBe(expected);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-01-15', -25, '2023-12-15'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it('stays within what a calendar shows', () => {
    expect(withinCalendar('0001-01-01')).toBe(firstPlainDate);
    expect(withinCalendar('9999-12-31')).toBe(lastPlainDate);
    expect(withinCalendar('2026-07-12')).toBe('2026-07-12');
  });

  it('counts days as the calendar does', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
        expect(addDays(date, days)).toBe(fromUtc(utc(date).getTime() + days * 86_400_000));
        expect(dayOfWeek(date)).toBe(utc(date).getUTCDay());
      }),
    );
  });

  it('comes back from as many days and sorts by them', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 40_000 }), (date, days) => {
        const later = addDays(date, days);
        expect(isIsoDate(later)).toBe(true);
        expect(addDays(later, -days)).toBe(date);
        expect(later > date).toBe(true);
      }),
    );
  });

  it('moves by months without leaving the month it means', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const from = dateParts(date);
        const to = dateParts(addMonths(date, months));
        expect(to.year * 12 + to.month).toBe(from.year * 12 + from.month + months);
        expect(to.day).toBe(Math.min(from.day, daysInMonth(to.year, to.month)));
      }),
    );
  });

  it('has every day from 1900 to 2100 once, in order', () => {
    let date = firstPlainDate;
    for (let year = 1900; year <= 2100; year += 1)
      for (let month = 1; month <= 12; month += 1)
        for (let day = 1; day <= daysInMonth(year, month); day += 1) {
          if (date !== plainDate(year, month, day)) throw new Error(`${date} is not ${year}-${month}-${day}`);
          date = addDays(date, 1);
        }
    expect(date).toBe('2101-01-01');
  });
});
