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

  it.each([
    [2024, '02-12', '02-13', '03-29', '05-30'],
    [2025, '03-03', '03-04', '04-18', '06-19'],
    [2026, '02-16', '02-17', '04-03', '06-04'],
    [2027, '02-08', '02-09', '03-26', '05-27'],
    [2028, '02-28', '02-29', '04-14', '06-15'],
    [2029, '02-12', '02-13', '03-30', '05-31'],
    [2030, '03-04', '03-05', '04-19', '06-20'],
    [2031, '02-24', '02-25', '04-11', '06-12'],
    [2032, '02-09', '02-10', '03-26', '05-27'],
    [2033, '02-28', '03-01', '04-15', '06-16'],
  ])('of %d that move with Easter are %s, %s, %s and %s', (year, ...dates) => {
    expect(dates.map((date) => bankClosure(`${year}-${date}`))).toEqual([
      'Carnaval',
      'Carnaval',
      'Sexta-feira Santa',
      'Corpus Christi',
    ]);
  });

  it('are passed over to the first open day from each of the days of ten years', () => {
    for (let day = 0; day < 3_653; day += 1) {
      const date = addDays('2024-01-01', day);
      const open = nextBankDay(date);
      if (open < date || bankClosure(open) !== null) throw new Error(date);
      for (let between = date; between < open; between = addDays(between, 1))
        if (bankClosure(between) === null) throw new Error(date);
    }
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
