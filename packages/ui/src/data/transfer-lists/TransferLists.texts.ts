import { formatNumber } from '@portal/formats';

export const transferListsTexts = {
  transferAvailable: 'Itens',
  transferSelected: 'Itens selecionados',
  transferFilter: (title: string) => `Filtrar ${title}`,
  transferSelectAll: 'Selecionar Todos',
  transferSelectFiltered: (count: number) => `Selecionar filtrados (${formatNumber(count)})`,
  transferRemoveAll: 'Remover Todos',
  transferRemoveFiltered: (count: number) => `Remover filtrados (${formatNumber(count)})`,
  transferFound: (count: number) =>
    count === 0 ? 'Nada encontrado' : count === 1 ? '1 encontrado' : `${formatNumber(count)} encontrados`,
  transferAdded: (count: number) =>
    count === 1 ? '1 item adicionado à seleção' : `${formatNumber(count)} itens adicionados à seleção`,
  transferRemoved: (count: number) =>
    count === 1 ? '1 item removido da seleção' : `${formatNumber(count)} itens removidos da seleção`,
  transferNothingToAdd: 'Todos os itens já estão selecionados',
  transferNothingToRemove: 'Não há itens selecionados para remover',
  transferNothingSelected: 'Nenhum item selecionado',
};
