import { expect, it } from 'vitest';
import { monthStart } from './monthStart.ts';

it.each([
  ['2027-03-15', 0, '2027-03-01'],
  ['2027-12-31', 1, '2028-01-01'],
  ['2027-01-31', -2, '2026-11-01'],
  ['2027-03-15', 24, '2029-03-01'],
])('%s and %i months are in the month of %s', (date, later, start) => {
  expect(monthStart(date, later)).toBe(start);
});
