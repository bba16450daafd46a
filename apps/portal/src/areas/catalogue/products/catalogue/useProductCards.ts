import { answerOf, type PortalClient, type Schemas, withMessage } from '@portal/api';
import { prefixedPageQuery } from '@portal/domain';
import type { CardItem, CardListProps } from '@portal/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { readingOf } from '../../../../shared/server-state/readingOf.ts';
import { portalQueryClientAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import { apiAtom } from '../../../../shared/services/servicesAtom.ts';
import { PRODUCTS_PATH } from '../form/productQueries.ts';
import { productCard } from './productCard.ts';

/** Cards per page (PRD-008). */
const PAGE_SIZE = 35;

/** Pause after the last key, and an additional delay, before products are searched (PRD-011), in milliseconds. */
export const SEARCH_DELAY_MS = 500 + 1_000;

interface CardsPage {
  readonly products: readonly Schemas['ProductListItem'][];
  readonly total: number;
}

interface CardsOptions {
  api: PortalClient;
  familyId: number;
  search: string;
}

/** The products of a family, page by page (PRD-008, PRD-009). */
function cardsQuery({ api, familyId, search }: CardsOptions) {
  return {
    // The key starts with the path of the list, so that a saved product invalidates it.
    queryKey: ['get', PRODUCTS_PATH, 'cards', familyId, search] as const,
    queryFn: async ({ pageParam: page, signal }: { pageParam: number; signal: AbortSignal }) => {
      const paging = prefixedPageQuery({ page, pageSize: PAGE_SIZE });
      const query = { FamiliaId: familyId, ...(search && { Busca: search }), ...paging };
      try {
        const { produtos, meta } = await answerOf(api.GET(PRODUCTS_PATH, { params: { query }, signal }));
        return { products: produtos, total: meta.paginacao.totalRegistros };
      } catch (failure) {
        throw signal.aborted ? failure : withMessage(failure, 'Erro ao buscar produtos');
      }
    },
    initialPageParam: 1,
    getNextPageParam: (last: CardsPage, pages: CardsPage[]) => {
      const loaded = pages.reduce((sum, { products }) => sum + products.length, 0);
      return last.products.length > 0 && loaded < last.total ? pages.length + 1 : undefined;
    },
  };
}

type Cards = Pick<
  CardListProps,
  'items' | 'total' | 'loading' | 'hasMore' | 'loadingMore' | 'onLoadMore' | 'error' | 'onRetry'
>;

/** The cards of a family's products, their search and loading state (PRD-001, PRD-008 to PRD-012). */
export function useProductCards(familyId: number) {
  const api = useAtomValue(apiAtom);
  const [search, setSearch] = useState('');
  const query = useInfiniteQuery(
    {
      ...cardsQuery({ api, familyId, search }),
      // Results of the previous search stay until the answer arrives; those of another family do not.
      placeholderData: (previous, before) => (before?.queryKey[3] === familyId ? previous : undefined),
    },
    useAtomValue(portalQueryClientAtom),
  );
  const { data, isPlaceholderData, isFetching, isFetchingNextPage, hasNextPage } = query;
  const items = useMemo<CardItem[] | undefined>(
    () => data?.pages.flatMap(({ products }) => products.map(productCard)),
    [data],
  );
  const reading = readingOf(query);
  const cards: Cards = {
    items,
    total: data?.pages.at(-1)?.total,
    loading: isPlaceholderData || (isFetching && items === undefined),
    hasMore: hasNextPage && !isPlaceholderData,
    loadingMore: isFetchingNextPage,
    onLoadMore: () => void query.fetchNextPage(),
    error: isFetching ? null : reading.error,
    onRetry: query.isFetchNextPageError ? () => void query.fetchNextPage() : reading.onRetry,
  };
  return { cards, search, setSearch };
}
