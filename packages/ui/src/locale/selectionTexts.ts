import { formatNumber } from '@portal/formats';

/** The texts of tables whose rows are chosen, apart from those of all tables. */
export const selectionTexts = {
  clearSelection: 'Limpar seleção',
  chosenCount: (count: number) =>
    count === 0
      ? 'Nenhum selecionado'
      : count === 1
        ? '1 selecionado'
        : `${formatNumber(count)} selecionados`,
  selectRow: (name: string) => `Selecionar ${name}`,
  selectAllRows: 'Selecionar todos',
  selectPageRows: 'Selecionar todos desta página',
  nothingToSelect: 'não há linhas que possam ser selecionadas',
  selectionFull: (max: number) =>
    `o limite de ${max === 1 ? '1 item' : `${formatNumber(max)} itens`} foi atingido`,
  showOnlySelected: 'Mostrar só selecionados',
  everythingSelected: 'todos estão selecionados',
  nothingSelected: 'nada está selecionado',
  selectionSum: (label: string, sum: string) => `${label} ${sum}`,
};
