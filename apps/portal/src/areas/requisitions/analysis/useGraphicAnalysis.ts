import { type ChartPeriod, OVERVIEW_LABELS } from '@portal/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { readingOf } from '../../../shared/server-state/readingOf.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { chartLines } from './chartLines.ts';

const ANALYSIS = '/api/produtos/requisicoes/graficos/analise';

/** The charts in their order: heading, file name and part of the answer (CHT-001 to CHT-003, CHT-018 to CHT-020). */
const CHARTS = [
  {
    title: 'REQUISIÇÕES DE COMPRAS',
    fileName: 'requisicoes-de-compras',
    part: 'dadosAprovadoRequisitados',
  },
  {
    title: 'FLUXO DE CAIXA ATUAL',
    fileName: 'fluxo-de-caixa-atual',
    part: 'dadosTituloPagarDespesasFluxoCaixa',
  },
  {
    title: 'FLUXO DE CAIXA PROJETADO',
    fileName: 'fluxo-de-caixa-projetado',
    part: 'dadosFluxoCaixaFluxoCaixaProjetado',
  },
] as const;

/** The three charts and the overview table of a period; those of the one before stay until they are there (CHT-017). */
export function useGraphicAnalysis(period: ChartPeriod) {
  const client = useAtomValue(portalQueryClientAtom);
  const query = useQuery(
    useAtomValue(queriesAtom).queryOptions(
      'get',
      ANALYSIS,
      { params: { query: { tipoVisaoGrafico: period } } },
      { placeholderData: keepPreviousData },
    ),
    client,
  );
  const { data } = query;
  const shown = useMemo(
    () =>
      data && {
        charts: CHARTS.map(({ part, ...chart }) => ({ ...chart, ...chartLines(data[part]) })),
        overview: chartLines(data.tabelaGrafico, OVERVIEW_LABELS),
      },
    [data],
  );
  return {
    /** `undefined` until it was read once. */
    shown,
    reading: readingOf(query, 'Erro ao buscar análise gráfica'),
    /** It is being read, or what is shown is of another period. */
    loading: query.isFetching,
    /** Reads all again that the page shows, in whatever period. */
    refresh: () => void client.refetchQueries({ queryKey: ['get', ANALYSIS], type: 'active' }),
  };
}
