import { requisitionFields } from '@portal/domain';
import type { Column, SelectionSum } from '@portal/ui';
import { analysisColumns } from '../analysisColumns.ts';
import { requisitionBadge } from '../requisitionBadge.ts';
import type { RequisitionRow } from './requisitionLists.ts';

/** Most characters of an observation of the validator, and so of the director, in a list (RQL-018). */
const OBSERVATION_SHOWN = 20;

/**
 * The columns of requisitions (G-35, RQL-018, RQL-029): what is decided on comes first, so that it is in sight without
 * scrolling where the window is 1280 px wide, and on a telephone it is all there is. Beside the observations of the validator
 * stand those of the director, so that the reason of each refusal is in the list.
 *
 * @param releaseLabel name of a release type.
 */
export function requisitionColumns(
  releaseLabel: (type: RequisitionRow['tipoLiberacao']) => string | null,
): readonly Column<RequisitionRow>[] {
  return [
    { id: 'id', header: 'Código', format: 'code', width: 96, value: ({ id }) => id },
    {
      id: 'fornecedor',
      header: requisitionFields.fornecedorId.label,
      format: 'text',
      minWidth: 176,
      value: ({ fornecedor }) => fornecedor,
    },
    {
      id: 'valorRequisicao',
      header: 'Valor',
      format: 'currency',
      width: 128,
      value: ({ valorRequisicao }) => valorRequisicao,
    },
    {
      id: 'dataCompraInicial',
      header: 'Faturamento',
      format: 'date',
      width: 120,
      value: ({ dataCompraInicial }) => dataCompraInicial,
    },
    {
      id: 'status',
      header: 'Status',
      format: 'status',
      width: 120,
      value: ({ status }) => requisitionBadge(status),
    },
    {
      id: 'nomeGestor',
      header: requisitionFields.gestorId.label,
      format: 'text',
      width: 152,
      value: ({ nomeGestor }) => nomeGestor,
    },
    {
      id: 'saldoContaCorrente',
      header: 'Saldo C/C',
      format: 'currency',
      width: 144,
      hiddenOn: 'narrow',
      value: ({ saldoContaCorrente }) => saldoContaCorrente,
    },
    {
      id: 'tipoLiberacao',
      header: 'Liberação',
      format: 'text',
      width: 152,
      hiddenOn: 'narrow',
      value: ({ tipoLiberacao }) => releaseLabel(tipoLiberacao),
    },
    {
      id: 'sugestaoCompra',
      header: 'Sugestão',
      format: 'code',
      width: 120,
      hiddenOn: 'narrow',
      value: ({ sugestaoCompra }) => sugestaoCompra,
    },
    {
      id: 'requisitante',
      header: 'Requisitante',
      format: 'text',
      width: 160,
      hiddenOn: 'narrow',
      value: ({ requisitante }) => requisitante,
    },
    {
      id: 'observacoesValidador',
      header: 'Obs. Validador',
      format: 'text',
      width: 184,
      maxGraphemes: OBSERVATION_SHOWN,
      hiddenOn: 'narrow',
      value: ({ observacoesValidador }) => observacoesValidador,
    },
    {
      id: 'observacoesDiretor',
      header: 'Obs. Diretor',
      format: 'text',
      width: 184,
      maxGraphemes: OBSERVATION_SHOWN,
      hiddenOn: 'narrow',
      value: ({ observacoesDiretor }) => observacoesDiretor,
    },
    {
      id: 'dataCriacao',
      header: 'Criação',
      format: 'date',
      width: 112,
      hiddenOn: 'narrow',
      value: ({ dataCriacao }) => dataCriacao,
    },
    {
      id: 'tags',
      header: requisitionFields.tags.label,
      format: 'chips',
      width: 184,
      hiddenOn: 'narrow',
      value: ({ tags }) => tags.map(({ descricao }) => descricao),
    },
    // Sorted by under a prefix.
    ...analysisColumns<RequisitionRow>(({ analise }) => analise).map(
      (column): Column<RequisitionRow> => ({ ...column, id: `analise.${column.id}`, hiddenOn: 'narrow' }),
    ),
  ];
}

/** What is summed over chosen requisitions, in reais. */
export const requisitionSums: readonly SelectionSum<RequisitionRow>[] = [
  { label: 'Valor', amount: ({ valorRequisicao }) => valorRequisicao },
];
