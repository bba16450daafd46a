import type { RequisitionStatus } from './requisitionStatus.ts';

/** The lists, each with the status that it is fixed to (RQA-006, G-29); null where the filter chooses. */
export const FIXED_STATUS = {
  requisitions: null,
  'requisitions-to-validate': 'Requisitado',
  'requisitions-to-approve': 'Validado',
} as const satisfies Readonly<Record<string, RequisitionStatus | null>>;

/** A list of requisitions, by the name of its page. */
export type RequisitionList = keyof typeof FIXED_STATUS;

/** Why a filter cannot be searched, null when it can: the period ends before it begins. */
export function requisitionFilterRefusal({
  initialDate,
  finalData,
}: {
  /** `YYYY-MM-DD`, as the other. */
  readonly initialDate: string | null;
  readonly finalData: string | null;
}): string | null {
  const isTurned = initialDate !== null && finalData !== null && finalData < initialDate;
  return isTurned ? 'A data final é anterior à data inicial' : null;
}

/** The analysis columns, which are sorted by under a prefix (RQL-029). */
export const ANALYSIS_COLUMNS = [
  'diaEstoqueQuantidade',
  'diaEstoqueValor',
  'estimativaCustoAtual',
  'estimativaPrevisaoVenda',
  'estimativaRequisicaoCustoAtual',
  'evolucao',
  'ruptura',
  'valorVendaComparativo',
  'valorVendaVigente',
] as const;
