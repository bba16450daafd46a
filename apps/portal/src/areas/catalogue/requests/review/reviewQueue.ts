import type { ReviewedProductRow } from './reviewCalls.ts';

/** A place in the queue: the family first (`null`), then its products by the ids of their requests. */
type ReviewPlace = number | null;

const placesOf = (products: readonly ReviewedProductRow[]): readonly ReviewPlace[] => [
  null,
  ...products.map(({ solicitacaoCadastroProdutoId }) => solicitacaoCadastroProdutoId),
];

/** Where a place stands in the queue, and the places beside it; `undefined` where there is none. */
export function reviewPosition(products: readonly ReviewedProductRow[], shown: ReviewPlace) {
  const places = placesOf(products);
  const index = Math.max(0, places.indexOf(shown));
  return {
    position: index + 1,
    total: places.length,
    previous: places[index - 1],
    next: places[index + 1],
  };
}

/**
 * The product that comes next after a decision: the one after it that awaits validation, then those before it;
 * `null` where none does any more (RVP-016).
 */
export function nextAwaiting(products: readonly ReviewedProductRow[], shown: ReviewPlace): number | null {
  const ids = products
    .filter(({ statusAprovacao }) => statusAprovacao === 'AguardandoValidacao')
    .map(({ solicitacaoCadastroProdutoId }) => solicitacaoCadastroProdutoId)
    .filter((id) => id !== shown);
  const places = placesOf(products);
  const after = ids.find((id) => places.indexOf(id) > places.indexOf(shown));
  return after ?? ids[0] ?? null;
}
