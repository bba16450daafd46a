import { expect, it } from 'vitest';
import { daysBetween } from './daysBetween.ts';

it.each([
  ['2027-03-15', '2027-03-15', 0],
  ['2027-03-15', '2027-03-22', 7],
  ['2027-03-15', '2027-03-14', -1],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-12-31', '2027-01-01', 1],
])('from %s to %s are %i days', (from, until, days) => {
  expect(daysBetween(from, until)).toBe(days);
});
