import { answerOf, type Schemas } from '@portal/api';
import { pageQuery, productStatusOf, type RegistrationStatus } from '@portal/domain';
import type { CardItem } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { apiAtom } from '../../../../shared/services/servicesAtom.ts';
import { thumbnailSource } from '../../images/thumbnailSource.ts';
import { CARDS_PAGE_SIZE, useCardPages } from '../../products/catalogue/useCardPages.ts';
import { registrationStatus } from '../requestStatus.ts';
import { REQUESTED_PRODUCTS } from './requestedProductCalls.ts';

/** A product of a request as its card shows it (PRC-009). */
function requestedCard(product: Schemas['ProductRequest']): CardItem {
  return {
    id: product.solicitacaoCadastroProdutoId,
    title: product.nome,
    detail: product.gtinEan ?? String(product.codigo),
    status: product.incompleto ? { label: 'Incompleto', tone: 'warning' } : undefined,
    imageUrl: thumbnailSource(product),
  };
}

/** The same once the request was sent, with the status of the product at commercial (SM-3). */
const sentCard =
  (status: RegistrationStatus) =>
  (product: Schemas['ProductRequest']): CardItem => ({
    ...requestedCard(product),
    status: registrationStatus(productStatusOf(product, { status }), 'commercial'),
  });

/**
 * The cards of the products of a family of a request, 35 at a time (PRC-002, PRC-008).
 *
 * @param sentFamily status of the family at commercial; `null` until the request was sent.
 */
export function useRequestedCards(familyRequestId: number, sentFamily: RegistrationStatus | null) {
  const api = useAtomValue(apiAtom);
  return useCardPages({
    queryKey: ['get', REQUESTED_PRODUCTS, 'cards', familyRequestId],
    read: async (page, signal) => {
      const paging = pageQuery({ page, pageSize: CARDS_PAGE_SIZE });
      const query = { solicitacaoCadastroFamiliaId: familyRequestId, ...paging };
      const { produtos, meta } = await answerOf(api.GET(REQUESTED_PRODUCTS, { params: { query }, signal }));
      const { totalRegistros: total, haMais: hasUncounted } = meta.paginacao;
      return { products: produtos, total, hasUncounted };
    },
    card: sentFamily === null ? requestedCard : sentCard(sentFamily),
    keeps: (before) => before[3] === familyRequestId,
  });
}
