import { failWith } from '@portal/api';
import type { CardItem, CardListProps } from '@portal/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { readingOf } from '../../../../shared/server-state/readingOf.ts';
import { portalQueryClientAtom } from '../../../../shared/server-state/serverStateAtoms.ts';

/** Cards per page (PRD-008, PRC-008). */
export const CARDS_PAGE_SIZE = 35;

interface CardsPage<Product> {
  readonly products: readonly Product[];
  readonly total: number;
  /** Whether there are more than `total`, which the gateway does not count; its pages reach no further. */
  readonly hasUncounted?: boolean | undefined;
}

interface CardPagesOptions<Product> {
  /** Starts with the method and the path of the list, so that a saved product invalidates it. */
  queryKey: readonly unknown[];
  read(page: number, signal: AbortSignal): Promise<CardsPage<Product>>;
  /** Keep this function: a new one draws all cards again. */
  card: (product: Product) => CardItem;
  /** Whether the cards of another key stay until the answer arrives. */
  keeps(before: readonly unknown[]): boolean;
}

type Cards = Pick<
  CardListProps,
  | 'items'
  | 'scrollKey'
  | 'total'
  | 'hasUncounted'
  | 'loading'
  | 'hasMore'
  | 'loadingMore'
  | 'onLoadMore'
  | 'error'
  | 'onRetry'
>;

/** Products as cards, page by page as the list is scrolled, with their loading state (PRD-008 to PRD-012, PRC-008). */
export function useCardPages<Product>({ queryKey, read, card, keeps }: CardPagesOptions<Product>) {
  const query = useInfiniteQuery(
    {
      queryKey,
      queryFn: ({ pageParam, signal }) =>
        read(pageParam, signal).catch(failWith('Erro ao buscar produtos', signal)),
      initialPageParam: 1,
      getNextPageParam: (last: CardsPage<Product>, pages: CardsPage<Product>[]) => {
        const loaded = pages.reduce((sum, { products }) => sum + products.length, 0);
        return last.products.length > 0 && loaded < last.total ? pages.length + 1 : undefined;
      },
      placeholderData: (previous, before) => (before && keeps(before.queryKey) ? previous : undefined),
    },
    useAtomValue(portalQueryClientAtom),
  );
  const { data, isPlaceholderData, isFetching, isFetchingNextPage, hasNextPage } = query;
  const items = useMemo<CardItem[] | undefined>(
    () => data?.pages.flatMap(({ products }) => products.map(card)),
    [data, card],
  );
  const reading = readingOf(query);
  const cards: Cards = {
    items,
    scrollKey: JSON.stringify(queryKey),
    total: data?.pages.at(-1)?.total,
    hasUncounted: data?.pages.at(-1)?.hasUncounted,
    loading: isPlaceholderData || (isFetching && items === undefined),
    hasMore: hasNextPage && !isPlaceholderData,
    loadingMore: isFetchingNextPage,
    onLoadMore: () => void query.fetchNextPage(),
    error: isFetching ? null : reading.error,
    onRetry: reading.onRetry,
  };
  return cards;
}
