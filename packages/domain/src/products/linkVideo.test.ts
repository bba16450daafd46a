import { expect, it } from 'vitest';
import { isWebAddress, linkVideoRule } from './linkVideo.ts';

it.each([
  ['https://videos.example/produtos/1?t=2#x', true],
  ['HTTP://videos.example', true],
  ['https://videos.example/maçã', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['ftp://videos.example', false],
  ['//videos.example', false],
  ['https:videos.example', false],
  ['https://', false],
  ['https://a b', false],
  ['https://user:secret@videos.example', false],
  ['https://user@videos.example', false],
  ['https://:secret@videos.example', false],
  ['https:\\\\videos.example', false],
  ['https://videos.example\\x', false],
  ['java\nscript:alert(1)', false],
  ['x https://videos.example', false],
  ['videos.example', false],
])('isWebAddress of %j is %j', (text, expected) => {
  expect(isWebAddress(text)).toBe(expected);
});

it.each([
  ['', null],
  ['   ', null],
  [null, null],
  [undefined, null],
  [' https://Videos.example/A ', 'https://Videos.example/A'],
])('keeps of the link %j %j, in its letter case (D18, CON-67)', (typed, kept) => {
  expect(linkVideoRule.parse(typed)).toBe(kept);
});

it('refuses a longer link', () => {
  const link = `https://videos.example/${'x'.repeat(2_000)}`;
  expect(linkVideoRule.safeParse(link).error?.issues[0]?.message).toBe('Digite no máximo 2.000 caracteres');
});
