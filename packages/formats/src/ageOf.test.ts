import { expect, it } from 'vitest';
import { ageOf } from './ageOf.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

it.each([
  [-50 * 24 * 60, 0, 'hour'],
  [-5, 0, 'hour'],
  [0, 0, 'hour'],
  [59, 0, 'hour'],
  [60, 1, 'hour'],
  [119, 1, 'hour'],
  [5 * 60, 5, 'hour'],
  [23 * 60 + 59, 23, 'hour'],
  [24 * 60, 1, 'day'],
  [47 * 60 + 59, 1, 'day'],
  [48 * 60, 2, 'day'],
  [400 * 24 * 60, 400, 'day'],
])('%i minutes ago is %i, %s (FND-095, FND-096, G-50, DAT-09)', (minutes, count, unit) => {
  expect(ageOf(now - minutes * 60_000, now)).toEqual({ count, unit });
});

it('counts 24 hours as a day also where a summer time began in between', () => {
  expect(ageOf(Date.parse('2018-11-03T12:00:00-03:00'), Date.parse('2018-11-04T12:00:00-02:00'))).toEqual({
    count: 23,
    unit: 'hour',
  });
});
