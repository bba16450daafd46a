import { answerOf } from '@portal/api';
import { projectCashFlow } from '@portal/domain';
import { dayInSaoPaulo } from '@portal/formats';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useSettled } from '../../../shared/forms/useSettled.ts';
import { DECIDED_BY_OTHERS } from '../../../shared/server-state/queryClient.ts';
import { readingOf } from '../../../shared/server-state/readingOf.ts';
import { portalQueryClientAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { apiAtom } from '../../../shared/services/servicesAtom.ts';

const ANALYSIS = '/api/produtos/requisicoes/graficos/analise';
const RELEASES = '/api/produtos/requisicoes/graficos/lancamentos';

/** Arrow keys and Space pass over rows: the projection is asked for where the choice rests. */
const CHOICE_RESTS_MS = 200;

/**
 * The cash flow with and without requisitions, from today on. Both answers are by day and are read together, so that they
 * agree: neither knows a requisition that the other does not.
 */
export function useProjection(requisitionIds: readonly number[]) {
  const api = useAtomValue(apiAtom);
  const chosen = useSettled(requisitionIds.toSorted((a, b) => a - b).join(','), CHOICE_RESTS_MS);
  const query = useQuery(
    {
      queryKey: ['get', ANALYSIS, 'projection', chosen],
      queryFn: async ({ signal }) => {
        const requisicoes = chosen.split(',').map(Number);
        const [analysis, releases] = await Promise.all([
          answerOf(api.GET(ANALYSIS, { params: { query: { tipoVisaoGrafico: 'Dia' } }, signal })),
          answerOf(
            api.GET(RELEASES, { params: { query: { tipoVisaoGrafico: 'Dia', requisicoes } }, signal }),
          ),
        ]);
        return { analysis, releases };
      },
      placeholderData: keepPreviousData,
      enabled: chosen !== '',
      gcTime: 0, // what is chosen once more is read once more
      ...DECIDED_BY_OTHERS,
    },
    useAtomValue(portalQueryClientAtom),
  );
  const { data, refetch } = query;
  const projection = useMemo(
    () => data && projectCashFlow(data.analysis, data.releases, dayInSaoPaulo(new Date())),
    [data],
  );
  const { loading, error } = readingOf(query, 'Erro ao buscar fluxo de caixa');
  return {
    projection,
    loading,
    error,
    refresh: () => void refetch(),
  };
}
