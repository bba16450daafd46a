import { describe, expect, it } from 'vitest';
import { productInReview } from '../../../../shared/stories/purchaseBlocks.ts';
import type { ReviewedProductRow } from './reviewCalls.ts';
import { nextAwaiting, reviewPosition } from './reviewQueue.ts';

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

describe('reviewPosition', () => {
  it.each([
    [null, { position: 1, total: 5, previous: undefined, next: 1 }],
    [1, { position: 2, total: 5, previous: null, next: 2 }],
    [4, { position: 5, total: 5, previous: 3, next: undefined }],
    [99, { position: 1, total: 5, previous: undefined, next: 1 }],
  ])('of %j, with the family first', (shown, place) => {
    expect(reviewPosition(products, shown)).toEqual(place);
  });
});

describe('nextAwaiting (RVP-016)', () => {
  it.each([
    [null, 1],
    [1, 3],
    [2, 3],
    [3, 1],
    [4, 1],
  ])('after %j is %j', (shown, next) => {
    expect(nextAwaiting(products, shown)).toBe(next);
  });

  it('is nobody once no other product awaits', () => {
    expect(nextAwaiting([product(1, 'AguardandoValidacao'), product(2, 'Validado')], 1)).toBeNull();
    expect(nextAwaiting([], null)).toBeNull();
  });
});
