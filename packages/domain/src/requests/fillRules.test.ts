import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FamilySection } from '../families/familyFields.ts';
import { ROLES } from '../roles/roles.ts';
import { familyFilling, filledProductLock, remainingProducts } from './fillRules.ts';

const now = new Date('2027-03-15T12:00:00-03:00');
const open = { cadastroEnviado: false, dataExpiracao: '2027-03-15' };
const sent = { cadastroEnviado: true, dataExpiracao: '2027-03-31' };
const expired = { cadastroEnviado: false, dataExpiracao: '2027-03-14' };

const fresh = { familiaId: null, novaFamilia: true };
const created = { familiaId: 7, novaFamilia: true };
const ofCatalogue = { familiaId: 7, novaFamilia: false };

const NAME = 'O nome não muda depois que a família é criada';
const FIRST = 'Salve a família antes de cadastrar os produtos';
const CATALOGUE = 'A família já está no catálogo: cadastre os produtos dela';
const SENT = 'Solicitação já enviada';
const EXPIRED = 'Solicitação expirada';
const NO_CREATION = 'A contabilidade não cadastra famílias';
const NO_PRODUCTS = 'Somente o fornecedor, o comercial e os geradores de link cadastram os produtos';
const NO_PERMISSION = 'Você não tem permissão para alterar a família';

describe('familyFilling', () => {
  it.each([
    ['a new family', 'Fornecedor', open, fresh, 'create', null, null, FIRST],
    ['the family after its first save', 'Fornecedor', open, created, 'update', NAME, null, null],
    ['a family of the catalogue', 'Fornecedor', open, ofCatalogue, null, CATALOGUE, CATALOGUE, null],
    ['a request that was sent', 'Fornecedor', sent, created, null, SENT, SENT, SENT],
    ['a request that was sent, without a family', 'Fornecedor', sent, fresh, null, SENT, SENT, SENT],
    ['a request whose last day is over', 'Fornecedor', expired, created, null, EXPIRED, EXPIRED, EXPIRED],
    ['staff that edits families', 'Comercial', open, fresh, 'create', null, null, FIRST],
    ['a link generator', 'ComericalGeradorLink', open, created, 'update', NAME, null, null],
    ['a director, for whom products are read', 'Diretoria', open, created, 'update', NAME, null, NO_PRODUCTS],
    [
      'an approver, before the first save',
      'ComercialAprovadores',
      open,
      fresh,
      'create',
      null,
      null,
      NO_PRODUCTS,
    ],
    ['accounting', 'Contabil', open, fresh, null, NO_CREATION, NO_CREATION, NO_CREATION],
    ['e-commerce', 'Ecommerce', open, created, null, NO_PERMISSION, NO_PERMISSION, NO_PERMISSION],
    ['staff, of a request that was sent', 'Comercial', sent, created, null, SENT, SENT, SENT],
  ] as const)(
    'of %s (FMC-011 to FMC-016, X-08)',
    (_, role, request, family, save, identity, taxation, products) => {
      const filling = familyFilling([role], request, family, now);
      expect(filling.save).toBe(save);
      expect(filling.locks.identity).toBe(identity);
      expect(filling.locks.taxation).toBe(taxation);
      expect(filling.locks.details).toBe(taxation);
      expect(filling.productsReason).toBe(products);
      expect(filling.saveReason === null).toBe(save !== null);
    },
  );

  it('opens a section only to whoever may save, and closes nothing without a reason', () => {
    const held = fc.subarray([...ROLES]);
    const request = fc.constantFrom(open, sent, expired);
    const family = fc.constantFrom(fresh, created, ofCatalogue);
    fc.assert(
      fc.property(held, request, family, (roles, requested, filled) => {
        const { save, saveReason, locks, productsReason } = familyFilling(roles, requested, filled, now);
        // Object.keys loses the names of the sections.
        const sections = Object.keys(locks) as FamilySection[];
        expect(sections.some((section) => locks[section] === null)).toBe(save !== null);
        expect(save === null).toBe(saveReason !== null);
        if (requested !== open) expect([save, productsReason === null]).toEqual([null, false]);
      }),
    );
  });
});

describe('filledProductLock (SM-3)', () => {
  const REFUSED =
    'Produto recusado. Para cadastrá-lo de novo é preciso que o comercial abra outra solicitação.';
  it.each([
    ['a new product', null, null, null],
    ['a new product where none can be registered', null, SENT, SENT],
    ['a product that is filled in', 'Aguardando', null, null],
    ['a product of a request that was sent', 'Aguardando', SENT, SENT],
    ['a validated product', 'Validado', SENT, SENT],
    ['a refused product', 'Recusado', SENT, REFUSED],
  ])('of %s', (_, statusComercial, reason, lock) => {
    const product = statusComercial === null ? null : { statusComercial };
    expect(filledProductLock(product, reason)).toBe(lock);
  });
});

describe('remainingProducts (C-3)', () => {
  it.each([
    [3, 0, 3],
    [3, 2, 1],
    [1, 1, 0],
    [3, 4, 0],
  ])('of %d with %d registered are %d', (expected, registered, remaining) => {
    expect(remainingProducts(expected, registered)).toBe(remaining);
  });
});
