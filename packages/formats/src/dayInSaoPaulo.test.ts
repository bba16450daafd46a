import { expect, it } from 'vitest';
import { dayInSaoPaulo } from './dayInSaoPaulo.ts';

it.each([
  ['2026-11-22T02:59:00Z', 0, '2026-11-21'],
  ['2026-11-22T03:00:00Z', 0, '2026-11-22'],
  ['2026-11-22T12:00:00Z', 7, '2026-11-29'],
  ['2026-12-28T12:00:00Z', 7, '2027-01-04'],
  ['2028-03-01T12:00:00Z', -1, '2028-02-29'],
])('the day of %s, %i days later, is %s', (now, later, day) => {
  expect(dayInSaoPaulo(new Date(now), later)).toBe(day);
});
