import type { Schemas } from '@portal/api';
import { compareCurves, REQUISITION_DEPARTMENT } from '@portal/domain';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { readingOf } from '../../../shared/server-state/readingOf.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';

/** How many of the supplier's approved requisitions one is compared with. */
const LAST = 3;

/** A requisition beside the others of its supplier. */
export interface ComparedRow {
  readonly requisition: Pick<
    Schemas['Requisition'],
    'id' | 'fornecedorId' | 'dataCompraInicial' | 'valorRequisicao' | 'prazoCompra' | 'sugestoes'
  >;
  /** Percent of the cost of its suggestions in each curve, by the name of the curve. */
  readonly shares: ReadonlyMap<string, number | undefined>;
}

/** A requisition that is compared with the last ones of its supplier. */
type Compared = ComparedRow['requisition'];

const idsOf = ({ sugestoes }: Compared) => sugestoes.map(({ sugestaoId }) => sugestaoId);

/** Which suggestions a requisition has, `''` for none. */
const suggestionsOf = (one: Compared) => idsOf(one).join();

/** The supplier's last approved requisitions besides this one, each with the curves of its suggestions in the company. */
export function useLastRequisitions(requisition: Compared) {
  const queries = useAtomValue(queriesAtom);
  const client = useAtomValue(portalQueryClientAtom);
  const list = useQuery(
    queries.queryOptions('get', '/api/produtos/requisicoes', {
      params: {
        query: {
          Pagina: 1,
          QuantidadeRegistros: LAST + 1, // it may be one of them
          DepartamentoRequisicaoId: REQUISITION_DEPARTMENT.id,
          FornecedorId: requisition.fornecedorId,
          StatusRequisicao: 'Aprovado',
          'Ordenacao.Coluna': 'DataCompraInicial',
          'Ordenacao.Ascending': false,
        },
      },
    }),
    client,
  );
  const ids = (list.data?.requisicoes ?? [])
    .map(({ id }) => id)
    .filter((id) => id !== requisition.id)
    .slice(0, LAST);
  const read = useQueries(
    {
      queries: ids.map((requisicaoId) =>
        queries.queryOptions('get', '/api/produtos/requisicoes/{requisicaoId}', {
          params: { path: { requisicaoId } },
        }),
      ),
    },
    client,
  );
  const last = read.flatMap(({ data }) => (data ? [data.requisicao] : []));
  const compared = [requisition, ...last];
  // Requisitions with the same suggestions share one call.
  const suggested = new Map(compared.map((one) => [suggestionsOf(one), idsOf(one)]));
  suggested.delete('');
  const curves = useQueries(
    {
      queries: [...suggested.values()].map((sugestoesId) =>
        queries.queryOptions('get', '/api/produtos/curvas/sugestaoEmpresa', {
          params: { query: { sugestoesId } },
        }),
      ),
    },
    client,
  );
  const answers = new Map([...suggested.keys()].map((key, place) => [key, curves[place]?.data]));
  const readings = [list, ...read, ...curves].map((query) => readingOf(query));
  const failed = readings.filter(({ error }) => error !== null);
  return {
    last,
    rows: compared.map((one): ComparedRow => {
      const answer = answers.get(suggestionsOf(one));
      return {
        requisition: one,
        shares: new Map(
          answer &&
            compareCurves(answer.data.lstCurvaProdutoSugestao).rows.map(({ name, costShare }) => [
              name,
              costShare,
            ]),
        ),
      };
    }),
    isWhole: list.data !== undefined && last.length === ids.length,
    loading: readings.some(({ loading }) => loading),
    error: failed[0]?.error ?? null,
    onRetry: failed.some(({ onRetry }) => onRetry)
      ? () => {
          for (const { onRetry } of failed) onRetry?.();
        }
      : undefined,
  };
}
