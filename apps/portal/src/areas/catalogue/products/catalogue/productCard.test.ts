import type { Schemas } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { familyProduct, familyProducts } from '../../../../shared/stories/familyProducts.ts';
import { productCard, withOpenProduct } from './productCard.ts';

const [product] = familyProducts(1);
const cards = familyProducts(2).map(productCard);

describe('productCard', () => {
  it.each<[Schemas['ProductStatus'], boolean]>([
    ['Ativo', false],
    ['Aguardando', false],
    ['Desativado', true],
    ['Descontinuada', true],
  ])('shows a product in %s dimmed: %s (PRD-006, PRD-007)', (status, dimmed) => {
    expect(product && productCard({ ...product, status }).dimmed).toBe(dimmed);
  });

  it('shows the photo of a product whose picture is too large for a thumbnail', () => {
    const fotoPrincipal = 'https://arquivos.test/901.jpg';
    expect(product && productCard({ ...product, miniaturaByte: null, fotoPrincipal }).imageUrl).toBe(
      fotoPrincipal,
    );
  });
});

describe('withOpenProduct', () => {
  it('puts the open product above the cards while its page is not loaded', () => {
    expect(withOpenProduct(cards, familyProduct(5400))?.map(({ id }) => id)).toEqual([5400, 5021, 5022]);
  });

  it.each([
    ['is among them', cards, familyProduct(5022)],
    ['is none', cards, null],
  ])('leaves the cards alone when it %s', (_, shown, open) => {
    expect(withOpenProduct(shown, open)).toBe(shown);
  });

  it('waits for the cards', () => {
    expect(withOpenProduct(undefined, familyProduct(5400))).toBeUndefined();
  });
});
