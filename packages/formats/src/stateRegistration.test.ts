import { expect, it } from 'vitest';
import { isValidStateRegistration } from './stateRegistration.ts';

it.each([
  ['12345678', true],
  ['123456789012345', true],
  ['1234567', false],
  ['1234567890123456', false],
  ['1234567a', false],
  ['', false],
])('%j is a state registration: %j (ST1-015, ST1-016, FRM-17)', (text, expected) => {
  expect(isValidStateRegistration(text)).toBe(expected);
});
