import { projectCashFlow } from '@portal/domain';
import { dayInSaoPaulo } from '@portal/formats';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useSettled } from '../../../shared/forms/useSettled.ts';
import { readingOf } from '../../../shared/server-state/readingOf.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';

/** Arrow keys and Space pass over rows: the projection is asked for where the choice rests. */
const CHOICE_RESTS_MS = 200;

const FAILED = 'Erro ao buscar fluxo de caixa';

/** The cash flow with and without requisitions, from today on; both answers are by day, so that they agree. */
export function useProjection(requisitionIds: readonly number[]) {
  const queries = useAtomValue(queriesAtom);
  const client = useAtomValue(portalQueryClientAtom);
  const chosen = useSettled(requisitionIds.toSorted((a, b) => a - b).join(','), CHOICE_RESTS_MS);
  const analysis = useQuery(
    queries.queryOptions('get', '/api/produtos/requisicoes/graficos/analise', {
      params: { query: { tipoVisaoGrafico: 'Dia' } },
    }),
    client,
  );
  const releases = useQuery(
    queries.queryOptions(
      'get',
      '/api/produtos/requisicoes/graficos/lancamentos',
      { params: { query: { tipoVisaoGrafico: 'Dia', requisicoes: chosen.split(',').map(Number) } } },
      { placeholderData: keepPreviousData, enabled: chosen !== '' },
    ),
    client,
  );
  const projection = useMemo(
    () =>
      analysis.data && releases.data
        ? projectCashFlow(analysis.data, releases.data, dayInSaoPaulo(new Date()))
        : undefined,
    [analysis.data, releases.data],
  );
  const readings = [readingOf(analysis, FAILED), readingOf(releases, FAILED)];
  return {
    projection,
    loading: analysis.isFetching || releases.isFetching,
    error: readings.find(({ error }) => error !== null)?.error,
    refresh() {
      void analysis.refetch();
      void releases.refetch();
    },
  };
}
