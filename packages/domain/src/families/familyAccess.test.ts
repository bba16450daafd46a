import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../roles/roles.ts';
import { familyAccess, mayCalculateMargin } from './familyAccess.ts';

const FAMILY = { id: 87 };
const ALL = ['competitors', 'details', 'fiscalCodes', 'identity', 'prices', 'taxation'];

function open(roles: readonly Role[], family: object | null): string[] {
  const { locks } = familyAccess(roles, family);
  return Object.entries(locks)
    .flatMap(([section, reason]) => (reason === null ? [section] : []))
    .sort();
}

const withoutTaxation = ALL.filter((section) => section !== 'taxation');

describe('familyAccess to a family', () => {
  it.each<[Role[], string | null, string[]]>([
    [['Comercial'], 'update', withoutTaxation],
    [['Diretoria'], 'update', withoutTaxation],
    [['ComericalGeradorLink'], 'update', withoutTaxation],
    [['ComercialAprovadores'], 'update', withoutTaxation],
    [['Contabil'], 'updateTaxation', ['prices', 'taxation']],
    [['Contabil', 'Diretoria'], 'updateTaxation', ['prices', 'taxation']],
    [['Contabil', 'Comercial'], 'update', ALL],
    [['Fornecedor'], null, []],
    [['Ecommerce'], null, []],
    [['ComercialValidadores'], null, []],
    [[], null, []],
  ])('%j saves by %j and edits %j (FAM-037, FAM-038, FAM-044, FAM-045, GAP-60)', (roles, save, sections) => {
    expect(familyAccess(roles, FAMILY).save).toBe(save);
    expect(open(roles, FAMILY)).toEqual(sections);
  });
});

describe('familyAccess to a new family', () => {
  it.each<[Role[], string | null]>([
    [['Comercial'], 'create'],
    [['Diretoria'], 'create'],
    [['Fornecedor'], 'create'],
    [['ComericalGeradorLink'], 'create'],
    [['ComercialAprovadores'], 'create'],
    [['Contabil', 'Comercial'], 'create'],
    [['Contabil'], null],
    [['Ecommerce'], null],
    [['ComercialValidadores'], null],
    [[], null],
  ])('%j saves by %j (FAM-039, CON-57, CON-58)', (roles, save) => {
    expect(familyAccess(roles, null).save).toBe(save);
    expect(open(roles, null)).toEqual(save ? ALL : []);
  });
});

it.each<[Role[], object | null, string]>([
  [['Contabil'], null, 'A contabilidade não cadastra famílias'],
  [['Ecommerce'], null, 'Você não tem permissão para alterar a família'],
  [['Ecommerce'], FAMILY, 'Você não tem permissão para alterar a família'],
])('gives %j the reason why %j cannot be saved', (roles, family, reason) => {
  const { saveReason, locks } = familyAccess(roles, family);
  expect([saveReason, ...Object.values(locks)]).toEqual(Array(7).fill(reason));
});

it('says who edits what is read-only', () => {
  expect(familyAccess(['Contabil'], FAMILY).locks.identity).toBe(
    'A contabilidade altera somente a tributação',
  );
  expect(familyAccess(['Comercial'], FAMILY).locks.taxation).toBe(
    'A tributação é alterada pela contabilidade',
  );
});

it('gives a reason exactly when nothing can be saved', () => {
  fc.assert(
    fc.property(fc.subarray([...ROLES]), fc.constantFrom(FAMILY, null), (roles, family) => {
      const { save, saveReason } = familyAccess(roles, family);
      expect(save === null).toBe(saveReason !== null);
      expect(open(roles, family).length > 0).toBe(save !== null);
    }),
  );
});

it.each<[Role[], boolean]>([
  [['Comercial'], true],
  [['Contabil'], true],
  [['Diretoria'], true],
  [['ComericalGeradorLink'], true],
  [['ComercialAprovadores'], true],
  [['Fornecedor'], false],
  [['Fornecedor', 'Diretoria'], true],
  [['ComercialValidadores', 'Ecommerce'], false],
])('answers %j whether margins are calculated for them: %s', (roles, may) => {
  expect(mayCalculateMargin(roles)).toBe(may);
});
