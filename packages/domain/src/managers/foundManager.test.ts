import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeEmail, withRegistration } from './foundManager.ts';

const suffix = '@empresa.com.br';
const filled = { matricula: '123', nome: 'ANA', email: 'ana@empresa.com.br', ativo: true };

describe('the e-mail of a manager', () => {
  it.each([
    ['ana', 'ana@empresa.com.br'],
    [' ana ', 'ana@empresa.com.br'],
    ['ana@empresa.com.br', 'ana@empresa.com.br'],
    ['ana@outra.com', 'ana@outra.com'],
    ['', ''],
  ])('%j is shown and stored as %j (MGR-009, GAP-07)', (email, whole) => {
    expect(wholeEmail(email, suffix)).toBe(whole);
  });

  it('stays as it is once it is whole, whatever the domain', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.constantFrom('', suffix, '@x.io'), (email, domain) => {
        expect(wholeEmail(email, domain)).toBe(email);
      }),
    );
  });
});

it.each([
  [filled, '1234', { matricula: '1234', nome: '', email: '' }],
  [{ ...filled, nome: 'BIA' }, '1234', { matricula: '1234', nome: 'BIA', email: '' }],
  [{ ...filled, email: '' }, '1234', { matricula: '1234', nome: 'ANA', email: '' }],
  [filled, '123', { matricula: '123', nome: 'ANA', email: 'ana@empresa.com.br' }],
])('%j loses what the search for another registration than %s filled in', (values, matricula, left) => {
  expect(withRegistration(values, matricula, 'ANA')).toEqual({ ativo: true, ...left });
});
