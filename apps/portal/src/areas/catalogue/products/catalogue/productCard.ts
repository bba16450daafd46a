import type { Schemas } from '@portal/api';
import { isDimmed } from '@portal/domain';
import type { CardItem } from '@portal/ui';
import { thumbnailSource } from '../../images/thumbnailSource.ts';
import { productStatus } from '../../productStatus.ts';

/** Fields of a product on its card. */
type ShownProduct = Pick<
  Schemas['ProductListItem'],
  'id' | 'codigo' | 'nome' | 'status' | 'miniaturaByte' | 'fotoPrincipal'
>;

/** A product as its card shows it; dimmed when it is out of use (PRD-006, PRD-007). */
export function productCard(product: ShownProduct): CardItem {
  return {
    id: product.id,
    title: product.nome,
    detail: String(product.codigo),
    imageUrl: thumbnailSource(product),
    status: productStatus(product.status),
    dimmed: isDimmed(product.status),
  };
}

/**
 * Puts the card of the open product first while its page is not loaded yet, for example after it was created or
 * opened by a link.
 */
export function withOpenProduct(
  cards: readonly CardItem[] | undefined,
  product: Schemas['CatalogueProduct'] | null,
): readonly CardItem[] | undefined {
  if (!cards || !product || cards.some(({ id }) => id === product.id)) return cards;
  const fotoPrincipal = product.fotosProdutos[0]?.arquivo;
  return [productCard({ ...product, ...(fotoPrincipal !== undefined && { fotoPrincipal }) }), ...cards];
}
