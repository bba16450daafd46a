import { compareCurves, curveObstacle } from '@portal/domain';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { readingOf } from '../../../shared/server-state/readingOf.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';

/** The rows of an answer compared with their targets, and how reading them goes. */
function useComparison(
  query: Parameters<typeof readingOf>[0],
  rows: Parameters<typeof compareCurves>[0] | undefined,
) {
  const curves = useMemo(() => rows && compareCurves(rows), [rows]);
  return { curves, ...readingOf(query) };
}

/** The curves of the company (CRV-017). */
export function useCompanyCurves() {
  const query = useQuery(
    useAtomValue(queriesAtom).queryOptions('get', '/api/produtos/curvas/empresa'),
    useAtomValue(portalQueryClientAtom),
  );
  return useComparison(query, query.data?.data.lstsubCurvaEmpresa);
}

/** The curves of the divisions of a manager (CRV-020). */
export function useManagerCurves(gestorId: number) {
  const query = useQuery(
    useAtomValue(queriesAtom).queryOptions('get', '/api/produtos/curvas/gestor/{gestorId}', {
      params: { path: { gestorId } },
    }),
    useAtomValue(portalQueryClientAtom),
  );
  return useComparison(query, query.data?.data.lstsubCurvaEmpresa);
}

/** The curves of a supplier, in the named divisions or in all (CRV-018). */
export function useSupplierCurves(fornecedorId: number, divisoesIds: readonly number[]) {
  const query = useQuery(
    useAtomValue(queriesAtom).queryOptions('get', '/api/produtos/curvas/fornecedor', {
      params: { query: { fornecedorId, divisoesIds: [...divisoesIds] } },
    }),
    useAtomValue(portalQueryClientAtom),
  );
  return useComparison(query, query.data?.data.lstCurvaProdutoForcedor);
}

/** Whose place the products of suggestions have in a curve: a branch's or the company's (CRV-024). */
export type CurveOrigin = 'filial' | 'empresa';

const SUGGESTIONS = {
  filial: '/api/produtos/curvas/sugestao',
  empresa: '/api/produtos/curvas/sugestaoEmpresa',
} as const;

/** The curves of suggestions (CRV-019, CRV-021). */
export function useSuggestionCurves(origin: CurveOrigin, sugestoesId: readonly number[]) {
  const query = useQuery(
    useAtomValue(queriesAtom).queryOptions('get', SUGGESTIONS[origin], {
      params: { query: { sugestoesId: [...sugestoesId] } },
    }),
    useAtomValue(portalQueryClientAtom),
  );
  return useComparison(query, query.data?.data.lstCurvaProdutoSugestao);
}

/** Which products of which suggestions are asked for. */
export interface CurveQuestion {
  /** `filial` or `empresa`; anything else is refused (CRV-034). */
  readonly origin: string;
  readonly curveId: string | number | null;
  readonly suggestionIds: readonly number[];
}

/** The products of a curve; without curve or suggestion nothing is asked for (CRV-028 to CRV-032). */
export function useCurveProducts(question: CurveQuestion) {
  const { origin, curveId, suggestionIds } = question;
  const obstacle = curveObstacle(question);
  const curvaId = Number(curveId);
  const query = useQuery(
    useAtomValue(queriesAtom).queryOptions(
      'get',
      `${SUGGESTIONS[origin === 'filial' ? 'filial' : 'empresa']}/Curva/{curvaId}/Produtos`,
      { params: { path: { curvaId }, query: { sugestoesId: [...suggestionIds] } } },
      { enabled: obstacle === undefined },
    ),
    useAtomValue(portalQueryClientAtom),
  );
  const answer = query.data?.data;
  const { error, ...reading } = readingOf(query);
  return {
    obstacle,
    detail: answer && {
      curvaId: curveId ?? curvaId,
      products: answer.lstCurvaProdutoSugestao,
      totalQuantidade: answer.totalQuantidade,
      totalValorCompra: answer.totalValorCompra,
    },
    error: error && { curvaId: curveId ?? curvaId, ...error },
    ...reading,
  };
}
