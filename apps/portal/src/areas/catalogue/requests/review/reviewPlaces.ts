import { nextUndecided, queuePlace } from '../../../../shared/queue/queuePlace.ts';
import type { ReviewedProductRow } from './reviewCalls.ts';

/** The place of the family; products have the ids of their requests. */
export const FAMILY = 'familia';

/** The product at a place, by the id of its request; `null` for the family. */
export const productAt = (place: string) => (place === FAMILY ? null : Number(place));

const placeOf = ({ solicitacaoCadastroProdutoId: id }: ReviewedProductRow) => String(id);

/** The places in order, and the one that is shown: the family also for a product that is not of it. */
function placesOf(products: readonly ReviewedProductRow[], chosen: number | null) {
  const places = [FAMILY, ...products.map(placeOf)];
  return [places, places.find((place) => place === String(chosen)) ?? FAMILY] as const;
}

/** Where a product, or `null` for the family, stands in the review. */
export const reviewPlace = (products: readonly ReviewedProductRow[], chosen: number | null) =>
  queuePlace(...placesOf(products, chosen));

/** The place after a decision: a product that awaits validation, `null` where none does any more (RVP-016). */
export function nextAwaiting(products: readonly ReviewedProductRow[], chosen: number | null) {
  const others = products.filter(({ statusAprovacao }) => statusAprovacao !== 'AguardandoValidacao');
  return nextUndecided(...placesOf(products, chosen), new Set([FAMILY, ...others.map(placeOf)]));
}
