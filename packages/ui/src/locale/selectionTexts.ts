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
  nothingToSelect: 'Não há linhas que possam ser selecionadas',
  selectionFull: (max: number) =>
    `O limite de ${max === 1 ? '1 item' : `${formatNumber(max)} itens`} foi atingido`,
  showOnlySelected: 'Mostrar só selecionados',
  everythingSelected: 'Todos estão selecionados',
  nothingSelected: 'Nada está selecionado',
  selectionSum: (label: string, sum: string) => `${label} ${sum}`,
};
