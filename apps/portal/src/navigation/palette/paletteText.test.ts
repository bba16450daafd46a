import { describe, expect, it } from 'vitest';
import { holdsWords, searchOf } from './paletteText.ts';

describe('the search of the lists', () => {
  it.each([
    ['', ''],
    [' p ', ''],
    [' pa ', 'pa'],
    ['x'.repeat(120), 'x'.repeat(100)],
  ])('for %j is %j', (text, search) => {
    expect(searchOf(text)).toBe(search);
  });
});

describe('a page or record opened before', () => {
  it.each([
    ['', true],
    ['divisoes', true],
    ['DIVISÕES grupo', true],
    ['subcad', true],
    ['divisões gestor', false],
  ])('is found by %j: %s', (text, found) => {
    expect(holdsWords(text, ['Cadastro de Grupos de Divisões', 'Subcadastros'])).toBe(found);
  });
});
