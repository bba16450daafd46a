import { carrierFields } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { contactsProblem } from './useContactsField.ts';

const names = ['ANA REIS', 'TRANSPORTES VALE LTDA'];
const problem = (message: string) => ({ type: 'custom', message });

describe('what is wrong with a list of contacts', () => {
  it.each([
    ['nothing', undefined, undefined],
    ['the list', problem('Adicione ao menos um contato'), 'Adicione ao menos um contato'],
    [
      'the list beside its rows',
      { root: problem('Adicione ao menos um contato') },
      'Adicione ao menos um contato',
    ],
    [
      'a value of a row',
      [{ email: problem('Digite um e-mail válido') }],
      'ANA REIS: E-mail: Digite um e-mail válido',
    ],
    [
      'a value of the second row',
      [undefined, { ddd: problem('Digite um número válido') }],
      'TRANSPORTES VALE LTDA: Telefone: Digite um número válido',
    ],
    [
      'a row as a whole',
      { 1: problem('Digite um valor válido') },
      'TRANSPORTES VALE LTDA: Digite um valor válido',
    ],
    ['a row that is gone', { 7: problem('Digite um valor válido') }, undefined],
  ])('%s', (_what, error, text) => {
    expect(contactsProblem(error, names, carrierFields)).toBe(text);
  });
});
