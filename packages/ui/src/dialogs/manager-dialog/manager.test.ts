import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkManager, noManager, splitEmail, wholeEmail, withRegistration } from './manager.ts';

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
  ])('%j is stored as %j (GAP-07)', (email, whole) => {
    expect(wholeEmail(email, suffix)).toBe(whole);
  });

  it.each([
    ['', '', suffix],
    ['ana@empresa.com.br', 'ana', suffix],
    ['ana@EMPRESA.com.br', 'ana', '@EMPRESA.com.br'],
    ['ana@outra.com', 'ana@outra.com', ''],
  ])('%j is shown as %j before %j (MGR-009)', (email, user, shown) => {
    expect(splitEmail(email, suffix)).toEqual({ user, suffix: shown });
  });

  it('is shown whole, whatever the domain', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.constantFrom('', suffix, '@x.io'), (email, domain) => {
        const shown = splitEmail(email, domain);
        expect(shown.user + shown.suffix).toBe(email);
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
