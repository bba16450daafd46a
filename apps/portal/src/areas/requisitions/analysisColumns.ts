import type { Schemas } from '@portal/api';
import { ANALYSIS_COLUMNS } from '@portal/domain';
import type { Column } from '@portal/ui';

type Analysis = Schemas['RequisitionAnalysis'];

/** Heading and format of each figure of an analysis; days and percentages have two decimals. */
const FIGURES = {
  diaEstoqueQuantidade: { header: 'Dias de estoque (qtd.)', format: 'number', decimals: 2 },
  diaEstoqueValor: { header: 'Dias de estoque (valor)', format: 'number', decimals: 2 },
  estimativaCustoAtual: { header: 'Estoque a custo', format: 'currency', width: 152 },
  estimativaPrevisaoVenda: { header: 'Estoque a preço de venda', format: 'currency' },
  estimativaRequisicaoCustoAtual: { header: 'Estoque com a requisição', format: 'currency' },
  evolucao: { header: '% Evolução', format: 'percent' },
  ruptura: { header: '% Ruptura', format: 'percent' },
  valorVendaComparativo: { header: 'Venda do mês anterior', format: 'currency' },
  valorVendaVigente: { header: 'Venda do mês vigente', format: 'currency' },
} as const satisfies Readonly<
  Record<
    (typeof ANALYSIS_COLUMNS)[number],
    { header: string; format: 'number' | 'currency' | 'percent'; decimals?: number; width?: number }
  >
>;

/**
 * The nine figures of an analysis as columns (RQF-054, RQL-029), for tables of suppliers and lists of requisitions.
 *
 * @param analysisOf the analysis of a row.
 */
export function analysisColumns<Row>(analysisOf: (row: Row) => Analysis): Column<Row>[] {
  return ANALYSIS_COLUMNS.map((id) => ({
    id,
    ...FIGURES[id],
    value: (row) => analysisOf(row)[id],
  }));
}
