import { percentText } from '@portal/formats';
import type { Column, SelectionSum } from '@portal/ui';
import { approvalStatus } from '../../productStatus.ts';
import type { BatchRow } from './batchList.ts';

/** A number of branches as a cell shows it; the word for all of them stays. */
const branchCount = (count: string) => (count === 'TODAS' ? count : Number(count));

/**
 * The columns of products to decide or change, for table, cards, CSV and PDF. What a decision is made on comes first, so
 * that it is in sight without scrolling where the window is 1280 px wide.
 *
 * @param showBranches opens the free and blocked branches of a product (LOT-016, G-19).
 */
export function batchColumns(showBranches: (row: BatchRow) => void): readonly Column<BatchRow>[] {
  /** A number that says more when it is pressed; "TODAS" and 0 have no more to say (LOT-017). */
  const branches = {
    format: 'number',
    width: 96,
    hiddenOn: 'narrow',
    onCellPress: showBranches,
  } as const;
  return [
    { id: 'nome', header: 'Produto', format: 'text', minWidth: 220, value: ({ nome }) => nome },
    {
      id: 'fornecedorNomeTela',
      header: 'Fornecedor',
      format: 'text',
      width: 144,
      twoLines: true,
      value: ({ fornecedorNomeTela }) => fornecedorNomeTela,
    },
    { id: 'valorNf', header: 'Valor NF', format: 'currency', width: 96, value: ({ valorNf }) => valorNf },
    {
      id: 'custoFinal',
      header: 'Custo final',
      format: 'currency',
      width: 104,
      value: ({ custoFinal }) => custoFinal,
    },
    { id: 'pv', header: 'PV', format: 'currency', width: 96, value: ({ pv }) => pv },
    {
      id: 'margem',
      header: 'Margem',
      format: 'text',
      align: 'end',
      width: 96,
      value: ({ margem }) => (margem === null ? null : percentText(margem)),
    },
    {
      id: 'status',
      header: 'Status',
      format: 'status',
      width: 248,
      value: ({ statusAprovacao }) => approvalStatus(statusAprovacao),
    },
    { id: 'codigo', header: 'Código', format: 'code', width: 88, value: ({ codigo }) => codigo },
    {
      id: 'risco',
      header: 'Risco',
      format: 'text',
      width: 120,
      hiddenOn: 'narrow',
      value: ({ risco }) => risco,
    },
    { id: 'cx', header: 'Cx', format: 'number', width: 64, hiddenOn: 'narrow', value: ({ cx }) => cx },
    {
      ...branches,
      id: 'filiaisLivres',
      header: 'Filiais livres',
      value: ({ filiaisLivres }) => branchCount(filiaisLivres),
    },
    {
      ...branches,
      id: 'filiaisBloqueadas',
      header: 'Filiais bloqueadas',
      width: 128,
      value: ({ filiaisBloqueadas }) => branchCount(filiaisBloqueadas),
    },
    {
      id: 'familiaNome',
      header: 'Família',
      format: 'text',
      width: 200,
      hiddenOn: 'narrow',
      value: ({ familiaNome }) => familiaNome,
    },
    {
      id: 'divisao',
      header: 'Divisão',
      format: 'text',
      width: 128,
      hiddenOn: 'narrow',
      value: ({ divisao }) => divisao,
    },
    {
      id: 'gestor',
      header: 'Gestor',
      format: 'text',
      width: 144,
      hiddenOn: 'narrow',
      value: ({ gestor }) => gestor,
    },
    {
      id: 'dataCriacao',
      header: 'Criação',
      format: 'date',
      width: 104,
      hiddenOn: 'narrow',
      value: ({ dataCriacao }) => dataCriacao,
    },
  ];
}

/** What is summed over the chosen products, in reais. */
export const batchSums: readonly SelectionSum<BatchRow>[] = [
  { label: 'Valor NF', amount: ({ valorNf }) => valorNf },
  { label: 'Custo final', amount: ({ custoFinal }) => custoFinal },
  { label: 'PV', amount: ({ pv }) => pv },
];
