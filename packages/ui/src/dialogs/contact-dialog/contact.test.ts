import { describe, expect, it } from 'vitest';
import { fromCarrierContact, toCarrierContact } from './carrierContact.ts';
import { type ContactValues, checkContact, toContact, toContactValues } from './contact.ts';

const values: ContactValues = {
  nome: 'ANA SOUZA',
  email: 'ana@exemplo.com.br',
  cargo: 'GERENTE',
  dddTelefoneFixo: '31',
  numeroTelefoneFixo: '33334444',
  dddTelefoneCelular: '31',
  numeroTelefoneCelular: '999998888',
};

const found = (changed: Partial<ContactValues>, variant: 'contact' | 'representative' = 'contact') =>
  Object.fromEntries(
    Object.entries(checkContact({ ...values, ...changed }, variant)).filter(([, problem]) => problem),
  );

describe('a contact', () => {
  it.each([
    [{}, {}],
    [{ nome: '  ' }, { nome: 'required' }],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'ana@exemplo' }, { email: 'email' }],
    [{ cargo: '' }, {}],
    [{ dddTelefoneFixo: '', numeroTelefoneFixo: '' }, {}],
    [{ dddTelefoneFixo: '' }, { dddTelefoneFixo: 'phone' }],
    [{ numeroTelefoneFixo: '3333' }, { numeroTelefoneFixo: 'phone' }],
    [{ dddTelefoneCelular: '' }, { dddTelefoneCelular: 'required' }],
    [{ dddTelefoneCelular: '20' }, { dddTelefoneCelular: 'areaCode' }],
    [{ numeroTelefoneCelular: '' }, { numeroTelefoneCelular: 'required' }],
    [{ numeroTelefoneCelular: '99999' }, { numeroTelefoneCelular: 'phone' }],
  ])('%j: %j (CTC-004 to 012)', (changed, problems) => {
    expect(found(changed)).toEqual(problems);
  });

  it('needs a job title only as the representative (CON-73)', () => {
    expect(found({ cargo: ' ' }, 'representative')).toEqual({ cargo: 'required' });
  });

  it.each([
    [{}, 'contactRepeated'],
    [{ nome: ' Ana  souza ', email: 'ANA@exemplo.com.br' }, 'contactRepeated'],
    [{ numeroTelefoneCelular: '999990000' }, 'contactRepeated'],
    [{ nome: 'BRUNO LIMA' }, undefined], // a mailbox that two people read
    [{ email: 'ana.souza@exemplo.com.br' }, undefined],
  ] as const)('with %j is on the list already: %s', (changed, problem) => {
    expect(checkContact({ ...values, ...changed }, 'contact', [{ nome: null }, values]).email).toBe(problem);
  });

  it('is given back without outer spaces, and what is empty as null', () => {
    const typed = {
      ...values,
      nome: ' ANA ',
      email: ' a@b.co ',
      dddTelefoneFixo: '',
      numeroTelefoneFixo: '',
    };
    expect(toContact(typed, 'contact')).toEqual({
      nome: 'ANA',
      email: 'a@b.co',
      cargo: null,
      dddTelefoneFixo: null,
      numeroTelefoneFixo: null,
      dddTelefoneCelular: '31',
      numeroTelefoneCelular: '999998888',
    });
    expect(toContact(values, 'representative').cargo).toBe('GERENTE');
  });

  it('is shown as it is stored, and empty where there is none', () => {
    expect(toContactValues(toContact(values, 'representative'))).toEqual(values);
    expect(new Set(Object.values(toContactValues(null)))).toEqual(new Set(['']));
  });
});

describe('a carrier', () => {
  it('stores the landline under names of its own, and nothing else (CTC-016, CTC-017)', () => {
    const carrier = toCarrierContact(toContact(values, 'contact'));
    expect(carrier).toEqual({
      nome: 'ANA SOUZA',
      email: 'ana@exemplo.com.br',
      ddd: '31',
      numeroTelefone: '33334444',
      dddTelefoneCelular: '31',
      numeroTelefoneCelular: '999998888',
    });
    expect(toContactValues(fromCarrierContact(carrier))).toEqual({ ...values, cargo: '' });
  });
});
