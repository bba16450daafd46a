import { expect, it } from 'vitest';
import { stopForKey } from './stopForKey.ts';

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, undefined],
  ['ArrowLeft', 0, false, undefined],
  ['ArrowLeft', 2, false, 1],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 0, true, undefined],
  ['Home', 2, false, 0],
  ['End', 0, false, 2],
  ['ArrowDown', 0, false, undefined],
])('%s from %i (right to left: %s) leads to %s of three', (key, from, isRtl, to) => {
  expect(stopForKey(key, from, 3, isRtl)).toBe(to);
});
