import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapRoles } from './mapRoles.ts';
import { ROLE_LABELS } from './roleLabels.ts';
import { ROLES } from './roles.ts';

describe('ROLES', () => {
  it('are the eight names, misspelling included (FND-050, FND-003, ONB-009, RTE-004)', () => {
    expect([...ROLES].sort()).toEqual([
      'Comercial',
      'ComercialAprovadores',
      'ComercialValidadores',
      'ComericalGeradorLink',
      'Contabil',
      'Diretoria',
      'Ecommerce',
      'Fornecedor',
    ]);
  });

  it('have a label each, that of the link generator spelled right (FND-052, CON-07)', () => {
    expect(Object.keys(ROLE_LABELS).sort()).toEqual([...ROLES].sort());
    expect(ROLE_LABELS.ComericalGeradorLink).toBe('Comercial Gerador de Link');
    expect(ROLE_LABELS.Contabil).toBe('Contábil');
  });
});

describe('mapRoles', () => {
  it.each([
    ['Comercial', ['Comercial']],
    [['Comercial'], ['Comercial']],
    [
      ['ComercialValidadores', 'Fornecedor'],
      ['Fornecedor', 'ComercialValidadores'],
    ],
    [' Diretoria ', ['Diretoria']],
    ['ComericalGeradorLink', ['ComericalGeradorLink']],
    ['ComercialGeradorLink', ['ComericalGeradorLink']],
    [['ComercialGeradorLink', 'ComericalGeradorLink'], ['ComericalGeradorLink']],
    [['Comercial', 'Comercial', 'Admin', 42, null], ['Comercial']],
  ])('maps %o to %o (FND-050, FND-051, CON-07)', (value, roles) => {
    expect(mapRoles(value)).toEqual(roles);
  });

  it.each([
    null,
    undefined,
    '',
    'comercial',
    'DIRETORIA',
    'Admin',
    'constructor',
    7,
    {},
    [[]],
    [['Diretoria']],
    [],
  ])('gives no role for %o, which is none of the names', (value) => {
    expect(mapRoles(value)).toEqual([]);
  });

  it('never gives a role that was not named', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...ROLES), fc.string())), (names) => {
        const held = mapRoles(names);
        expect(held).toEqual(ROLES.filter((role) => names.some((name) => name.trim() === role)));
        expect(mapRoles(held)).toEqual(held);
      }),
    );
  });
});
