import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkManager, noManager, wholeEmail, withRegistration } from './manager.ts';

const suffix = '@empresa.com.br';
const filled = { registration: '123', name: 'ANA', email: 'ana@empresa.com.br', active: true };
const found = { registration: '123', name: 'ANA', email: 'ana' };

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

describe('a manager', () => {
  it('needs registration, name and e-mail (MGR-013 to 015)', () => {
    expect(checkManager(noManager)).toEqual({
      registration: 'required',
      name: 'required',
      email: 'required',
    });
    expect(checkManager({ ...filled, name: '  ' })).toEqual({ name: 'required' });
  });

  it.each([
    [filled, '1234', { registration: '1234', name: '', email: '' }],
    [{ ...filled, name: 'BIA' }, '1234', { registration: '1234', name: 'BIA', email: '' }],
    [{ ...filled, email: '' }, '1234', { registration: '1234', name: 'ANA', email: '' }],
    [filled, '123', { registration: '123', name: 'ANA', email: 'ana@empresa.com.br' }],
  ])('%j loses what the search for another registration than %s filled in', (values, registration, left) => {
    expect(withRegistration(values, registration, found)).toEqual({ active: true, ...left });
  });
});
