import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './addDays.ts';
import { dayInSaoPaulo } from './dayInSaoPaulo.ts';

it.each([
  ['2027-03-15', 0, '2027-03-15'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-10-31', 90, '2027-01-29'],
])('%s and %i days is %s', (date, days, later) => {
  expect(addDays(date, days)).toBe(later);
});

it('counts days as the clock of São Paulo does', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4_000, max: 4_000 }), (days) => {
      expect(addDays('2026-11-23', days)).toBe(dayInSaoPaulo(new Date('2026-11-23T12:00:00-03:00'), days));
    }),
  );
});
