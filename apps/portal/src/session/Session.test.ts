import { describe, expect, it } from 'vitest';
import { parseSession, type Session, type StoredSession, storedSessionOf, userOf } from './Session.ts';

const nothing: StoredSession = {
  role: null,
  cnpj: null,
  email: null,
  name: null,
  givenName: null,
  fluxoCadastroId: null,
  refreshToken: null,
  receivedAt: null,
  accessToken: null,
};
const stored: StoredSession = {
  role: '["Fornecedor"]',
  cnpj: '12ABC34501DE35',
  email: 'contato@panelas.com.br',
  name: 'Panelas da Serra',
  givenName: 'Panelas',
  fluxoCadastroId: '3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c11',
  refreshToken: 'refresh',
  receivedAt: '1798761600000',
  accessToken: 'access',
};
const session: Session = {
  roles: ['Fornecedor'],
  cnpj: '12ABC34501DE35',
  email: 'contato@panelas.com.br',
  name: 'Panelas da Serra',
  givenName: 'Panelas',
  fluxoCadastroId: '3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c11',
  refreshToken: 'refresh',
  receivedAt: 1_798_761_600_000,
  accessToken: 'access',
};

describe('a stored session', () => {
  it('comes back as it was kept, under the keys of FND-044 and the instant of its receipt', () => {
    expect(parseSession(stored)).toEqual(session);
    expect(storedSessionOf(session)).toEqual(stored);
    expect(Object.keys(storedSessionOf(session)).toSorted()).toEqual(Object.keys(nothing).toSorted());
  });

  it.each([
    ['nothing is stored', nothing],
    ['there is no access token', { ...stored, accessToken: null }],
    ['the access token could break a header', { ...stored, accessToken: 'a\r\nX: y' }],
    ['there is no role', { ...stored, role: null }],
    ['the role is unknown', { ...stored, role: 'Root' }],
    ['the roles are damaged', { ...stored, role: '["Forn' }],
    ['the roles are something else', { ...stored, role: '{"a":1}' }],
  ])('is none when %s', (_case, values) => {
    expect(parseSession(values)).toBeNull();
  });

  it.each([
    ['Diretoria', ['Diretoria']],
    ['["Comercial","ComercialValidadores"]', ['Comercial', 'ComercialValidadores']],
    ['["Comercial","Root"]', ['Comercial']],
  ])('reads the roles %s as they were written, also by hand', (role, roles) => {
    expect(parseSession({ ...stored, role })?.roles.toSorted()).toEqual(roles.toSorted());
  });

  it('lives without what may be missing or damaged', () => {
    const bare = { ...nothing, role: 'Comercial', accessToken: 'access', fluxoCadastroId: '../..' };
    expect(parseSession({ ...bare, refreshToken: 'no good', receivedAt: 'yesterday' })).toEqual({
      roles: ['Comercial'],
      accessToken: 'access',
      refreshToken: null,
      receivedAt: null,
      name: 'Fornecedor',
      givenName: 'Fornecedor',
      email: null,
      cnpj: null,
      fluxoCadastroId: null,
    });
  });
});

describe('userOf', () => {
  it('identifies users, independent of their tokens', () => {
    expect(userOf(session)).toBe(userOf({ ...session, accessToken: 'other', roles: ['Comercial'] }));
    expect(userOf(session)).not.toBe(userOf({ ...session, cnpj: '11222333000181' }));
    expect(userOf(null)).toBeNull();
  });
});
