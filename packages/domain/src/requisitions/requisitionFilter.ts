import type { RequisitionStatus } from './requisitionStatus.ts';

/** The search filter as the client holds it, by the names of its documents (RQL-001 to RQL-009, X-20). */
export interface RequisitionFilter {
  /** Fixed to 1, COMERCIAL (RQL-002). */
  readonly departamentId: number;
  readonly gestorId: number | null;
  readonly typeLiberation: string | null;
  readonly supplierId: number | null;
  /** `YYYY-MM-DD`, as `finalData`. */
  readonly initialDate: string | null;
  readonly finalData: string | null;
  /** Hidden on the pages that fix it (RQL-008). */
  readonly status: string | null;
  readonly tags: readonly number[];
}

/** The filter as it starts. */
export const EMPTY_REQUISITION_FILTER: RequisitionFilter = {
  departamentId: 1,
  gestorId: null,
  typeLiberation: null,
  supplierId: null,
  initialDate: null,
  finalData: null,
  status: null,
  tags: [],
};

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
}: Pick<RequisitionFilter, 'initialDate' | 'finalData'>): string | null {
  const isTurned = initialDate !== null && finalData !== null && finalData < initialDate;
  return isTurned ? 'A data final é anterior à data inicial' : null;
}

/** The query of a list by the names of the wire (RQA-006 to RQA-012, X-20, G-29). */
export function requisitionQuery(list: RequisitionList, filter: RequisitionFilter) {
  return {
    DepartamentoRequisicaoId: filter.departamentId,
    GestorId: filter.gestorId,
    TipoLiberacao: filter.typeLiberation,
    FornecedorId: filter.supplierId,
    DataInicio: filter.initialDate,
    DataFim: filter.finalData,
    StatusRequisicao: FIXED_STATUS[list] ?? filter.status,
    TagsIds: filter.tags,
  };
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

/** Name of a column in `Ordenacao.Coluna`: its first letter in capitals, or with the prefix (RQL-028, RQL-029). */
export function requisitionSortColumn(column: string): string {
  if (ANALYSIS_COLUMNS.some((name) => name === column)) return `Analise.${column}`;
  return `${column.charAt(0).toUpperCase()}${column.slice(1)}`;
}
