import { href } from '@portal/domain';
import { expect, it } from 'vitest';
import { MOVES_IN_PAGE, movesInPage } from './movesInPage.ts';

const record = (digit: string) =>
  href('supplier-registration', { id: `3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c1${digit}` });

it.each([
  ['a marked move between records of a page', MOVES_IN_PAGE, record('1'), record('2'), true],
  ['one that is not marked', null, record('1'), record('2'), false],
  [
    'a marked entry that another page comes back to',
    MOVES_IN_PAGE,
    href('supplier-registrations'),
    record('2'),
    false,
  ],
  ['a state of something else', { from: '/' }, record('1'), record('2'), false],
])('%s', (_, state, from, to, inPage) => {
  expect(movesInPage(state, from, to)).toBe(inPage);
});
