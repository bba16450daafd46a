import { addDays } from '@portal/formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankClosure, dayOfMonth, easterOf, nextBankDay } from './bankDays.ts';

it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter of %d is %s', (year, date) => {
  expect(easterOf(year)).toBe(date);
});

describe('days without banks', () => {
  it('are those of 2026 as the banks list them', () => {
    const closed = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day))
      .map((date) => [date, bankClosure(date)] as const)
      .filter(([, reason]) => reason !== null && reason !== 'Sábado' && reason !== 'Domingo')
      .map(([date]) => date);
    expect(closed).toEqual([
      '2026-01-01',
      '2026-02-16',
      '2026-02-17',
      '2026-04-03',
      '2026-04-21',
      '2026-05-01',
      '2026-06-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-02',
      '2026-11-15',
      '2026-11-20',
      '2026-12-25',
      '2026-12-31',
    ]);
  });

  it.each([
    ['2026-11-14', 'Sábado'],
    ['2026-11-22', 'Domingo'],
    ['2026-11-23', null],
    ['2023-11-20', null],
    ['2024-11-20', 'Dia da Consciência Negra'],
    ['2028-02-28', 'Carnaval'],
    ['2028-02-29', 'Carnaval'],
  ])('%s: %s', (date, reason) => {
    expect(bankClosure(date)).toBe(reason);
  });

  it('lead to the first open day, never to an earlier one, over ten years', () => {
    const days = fc.integer({ min: 0, max: 3_652 }).map((day) => addDays('2024-01-01', day));
    fc.assert(
      fc.property(days, (date) => {
        const open = nextBankDay(date);
        expect(open >= date).toBe(true);
        expect(open <= addDays(date, 6)).toBe(true);
        expect(bankClosure(open)).toBeNull();
      }),
    );
  });
});

it.each([
  ['2026-02-10', 31, '2026-02-28'],
  ['2028-02-10', 30, '2028-02-29'],
  ['2026-12-10', 5, '2026-12-05'],
])('day %2$d of the month of %1$s', (date, day, expected) => {
  expect(dayOfMonth(date, day)).toBe(expected);
});
