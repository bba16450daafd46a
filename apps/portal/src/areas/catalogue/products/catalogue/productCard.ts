import type { Schemas } from '@portal/api';
import { isDimmed } from '@portal/domain';
import type { CardItem } from '@portal/ui';
import { thumbnailSource } from '../../../../shared/images/thumbnailSource.ts';
import { productStatus } from '../../productStatus.ts';

/** What a card shows of a product. */
type ShownProduct = Pick<
  Schemas['ProductListItem'],
  'id' | 'codigo' | 'nome' | 'status' | 'miniaturaByte' | 'fotoPrincipal'
>;

/** A product as its card shows it; out of use it is dimmed (PRD-006, PRD-007). */
export function productCard(product: ShownProduct): CardItem {
  return {
    id: product.id,
    title: product.nome,
    detail: String(product.codigo),
    imageUrl: thumbnailSource(product.miniaturaByte) ?? product.fotoPrincipal,
    status: productStatus(product.status),
    dimmed: isDimmed(product.status),
  };
}

/**
 * The cards with that of the open product above them, where its page is not loaded yet: as one that was just created
 * or that a link named.
 */
export function withOpenProduct(
  cards: readonly CardItem[] | undefined,
  product: Schemas['CatalogueProduct'] | null,
): readonly CardItem[] | undefined {
  if (!cards || !product || cards.some(({ id }) => id === product.id)) return cards;
  const fotoPrincipal = product.fotosProdutos[0]?.arquivo;
  return [productCard({ ...product, ...(fotoPrincipal !== undefined && { fotoPrincipal }) }), ...cards];
}
