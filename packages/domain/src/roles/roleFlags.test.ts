import { describe, expect, it } from 'vitest';
import * as flags from './roleFlags.ts';
import { ROLES, type Role } from './roles.ts';

describe.each([
  ['isComercial', flags.isComercial, 'Comercial'],
  ['isComercialValidator', flags.isComercialValidator, 'ComercialValidadores'],
  ['isContabil', flags.isContabil, 'Contabil'],
  ['isLinkGenerator', flags.isLinkGenerator, 'ComericalGeradorLink'],
  ['isDirector', flags.isDirector, 'Diretoria'],
  ['isApproving', flags.isApproving, 'ComercialAprovadores'],
] as const)('%s', (_name, flag, role) => {
  it(`is on for ${role} and for no other role (FND-053 to FND-058, GAP-24)`, () => {
    expect(ROLES.filter((held) => flag([held]))).toEqual([role]);
    expect(flag([])).toBe(false);
  });

  it('is on when the role is one of several (FND-051)', () => {
    expect(flag([...ROLES])).toBe(true);
    expect(flag(ROLES.filter((held) => held !== role))).toBe(false);
  });
});

const cases: readonly [
  readonly Role[],
  { supplierOnly: boolean; admin: boolean; accountingOnly: boolean },
][] = [
  [[], { supplierOnly: false, admin: false, accountingOnly: false }],
  [['Fornecedor'], { supplierOnly: true, admin: false, accountingOnly: false }],
  [['Fornecedor', 'Comercial'], { supplierOnly: false, admin: true, accountingOnly: false }],
  [['Contabil'], { supplierOnly: false, admin: true, accountingOnly: true }],
  [['Contabil', 'Diretoria'], { supplierOnly: false, admin: true, accountingOnly: true }],
  [['Contabil', 'Comercial'], { supplierOnly: false, admin: true, accountingOnly: false }],
  [['Comercial'], { supplierOnly: false, admin: true, accountingOnly: false }],
  [['Ecommerce'], { supplierOnly: false, admin: true, accountingOnly: false }],
];

describe.each(cases)('a user with %j', (roles, expected) => {
  it('is only a supplier as expected (FND-031, FND-032)', () => {
    expect(flags.isSupplierOnly(roles)).toBe(expected.supplierOnly);
  });
  it('is admin, that is staff, as expected (CON-09)', () => {
    expect(flags.isAdmin(roles)).toBe(expected.admin);
  });
  it('is only accounting as expected (GAP-24, CON-56)', () => {
    expect(flags.isAccountingOnly(roles)).toBe(expected.accountingOnly);
  });
});
