import type { ChartPeriod } from '@portal/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useSettled } from '../../../shared/forms/useSettled.ts';
import { readingOf } from '../../../shared/server-state/readingOf.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { chartLines } from '../analysis/chartLines.ts';

/** Arrow keys and Space pass over rows: the chart is asked for where the choice rests. */
const CHOICE_RESTS_MS = 200;

const NOTHING = { categories: [], series: [] };

/** What falls due of requisitions in each period of two years, as a chart takes it (CHT-016, G-55). */
export function useReleases(requisitions: readonly number[], period: ChartPeriod) {
  const queries = useAtomValue(queriesAtom);
  const chosen = useSettled(requisitions.toSorted((a, b) => a - b).join(','), CHOICE_RESTS_MS);
  const query = useQuery(
    queries.queryOptions(
      'get',
      '/api/produtos/requisicoes/graficos/lancamentos',
      {
        params: {
          query: {
            tipoVisaoGrafico: period,
            ...(chosen !== '' && { requisicoes: chosen.split(',').map(Number) }),
          },
        },
      },
      { placeholderData: keepPreviousData },
    ),
    useAtomValue(portalQueryClientAtom),
  );
  const { data, isFetching, refetch } = query;
  const chart = useMemo(() => (data ? chartLines(data) : NOTHING), [data]);
  const { error } = readingOf(query, 'Erro ao buscar lançamentos');
  return {
    ...chart,
    loading: isFetching,
    error,
    onRefresh: () => void refetch(),
  };
}
