import { answerOf } from '@portal/api';
import { prefixedPageQuery } from '@portal/domain';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { apiAtom } from '../../../../shared/services/servicesAtom.ts';
import { PRODUCTS_PATH } from '../form/productQueries.ts';
import { productCard } from './productCard.ts';
import { CARDS_PAGE_SIZE, useCardPages } from './useCardPages.ts';

/** Pause after the last key, and an additional delay, before products are searched (PRD-011), in milliseconds. */
export const SEARCH_DELAY_MS = 500 + 1_000;

/** The cards of a family's products, their search and loading state (PRD-001, PRD-008 to PRD-012). */
export function useProductCards(familyId: number) {
  const api = useAtomValue(apiAtom);
  const [search, setSearch] = useState('');
  const cards = useCardPages({
    queryKey: ['get', PRODUCTS_PATH, 'cards', familyId, search],
    read: async (page, signal) => {
      const paging = prefixedPageQuery({ page, pageSize: CARDS_PAGE_SIZE });
      const query = { FamiliaId: familyId, ...(search && { Busca: search }), ...paging };
      const { produtos, meta } = await answerOf(api.GET(PRODUCTS_PATH, { params: { query }, signal }));
      const { totalRegistros: total, haMais: hasUncounted } = meta.paginacao;
      return { products: produtos, total, hasUncounted };
    },
    card: productCard,
    // Results of the previous search stay; those of another family do not.
    keeps: (before) => before[3] === familyId,
  });
  return { cards, search, setSearch };
}
