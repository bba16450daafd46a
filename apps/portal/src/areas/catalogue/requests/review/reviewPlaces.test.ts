import { describe, expect, it } from 'vitest';
import { productInReview } from '../../../../shared/stories/purchaseBlocks.ts';
import type { ReviewedProductRow } from './reviewCalls.ts';
import { nextAwaiting, productAt, reviewPlace } from './reviewPlaces.ts';

const product = (
  solicitacaoCadastroProdutoId: number,
  statusAprovacao: ReviewedProductRow['statusAprovacao'],
): ReviewedProductRow => ({ ...productInReview, solicitacaoCadastroProdutoId, statusAprovacao });

const products = [
  product(1, 'AguardandoValidacao'),
  product(2, 'Validado'),
  product(3, 'AguardandoValidacao'),
  product(4, 'Recusado'),
];

describe('reviewPlace', () => {
  it.each([
    [null, { position: 1, total: 5, previous: null, next: '1' }],
    [1, { position: 2, total: 5, previous: 'familia', next: '2' }],
    [4, { position: 5, total: 5, previous: '3', next: null }],
    [99, { position: 1, total: 5, previous: null, next: '1' }],
  ])('of %j, with the family first', (shown, place) => {
    expect(reviewPlace(products, shown)).toEqual(place);
  });

  it('leads to the family and to a product', () => {
    expect(['familia', '3'].map(productAt)).toEqual([null, 3]);
  });
});

describe('nextAwaiting (RVP-016)', () => {
  it.each([
    [null, '1'],
    [1, '3'],
    [2, '3'],
    [3, '1'],
    [4, '1'],
  ])('after %j is %j', (shown, next) => {
    expect(nextAwaiting(products, shown)).toBe(next);
  });

  it('is nobody once no other product awaits', () => {
    expect(nextAwaiting([product(1, 'AguardandoValidacao'), product(2, 'Validado')], 1)).toBeNull();
    expect(nextAwaiting([], null)).toBeNull();
  });
});
