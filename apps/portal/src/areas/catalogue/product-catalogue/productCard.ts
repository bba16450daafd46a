import type { Schemas } from '@portal/api';
import { isDimmed } from '@portal/domain';
import type { CardItem } from '@portal/ui';
import { thumbnailSource } from '../../../shared/images/thumbnailSource.ts';
import { productStatus } from '../productStatus.ts';

/** A product as its card shows it; out of use it is dimmed (PRD-006, PRD-007). */
export function productCard(product: Schemas['ProductListItem']): CardItem {
  return {
    id: product.id,
    title: product.nome,
    detail: String(product.codigo),
    imageUrl: thumbnailSource(product.miniaturaByte) ?? product.fotoPrincipal,
    status: productStatus(product.status),
    dimmed: isDimmed(product.status),
  };
}
