import { expect, it } from 'vitest';
import { readInstant } from './readInstant.ts';

const noon = Date.UTC(2027, 2, 10, 12);

it.each([
  ['2027-03-10T12:00:00Z', noon],
  ['2027-03-10T09:00:00-03:00', noon],
  ['2027-03-10T09:00:00-0300', noon],
  ['2027-03-10T12:00:00.000+00:00', noon],
  ['2027-03-10', null],
  ['2027-03-10T12:00:00', null],
  ['2027-13-40T12:00:00Z', null],
  ['2027-02-31T12:00:00Z', null],
  ['ontem', null],
  ['', null],
])('reads %j as %s', (text, time) => {
  expect(readInstant(text)).toBe(time);
});
