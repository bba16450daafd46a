import { figures } from '../../locale/figures.ts';

export const transferListsTexts = {
  transferAvailable: 'Itens',
  transferSelected: 'Itens selecionados',
  transferFilter: (title: string) => `Filtrar ${title}`,
  transferSelectAll: 'Selecionar Todos',
  transferSelectFiltered: (count: number) => `Selecionar Filtrados (${figures.format(count)})`,
  transferRemoveAll: 'Remover Todos',
  transferRemoveFiltered: (count: number) => `Remover Filtrados (${figures.format(count)})`,
  transferFound: (count: number) =>
    count === 0 ? 'Nada encontrado' : count === 1 ? '1 encontrado' : `${figures.format(count)} encontrados`,
  transferAdded: (count: number) =>
    count === 1 ? '1 item adicionado à seleção' : `${figures.format(count)} itens adicionados à seleção`,
  transferRemoved: (count: number) =>
    count === 1 ? '1 item removido da seleção' : `${figures.format(count)} itens removidos da seleção`,
  transferNothingToAdd: 'Todos os itens já estão selecionados',
  transferNothingToRemove: 'Não há itens selecionados para remover',
  transferNothingSelected: 'Nenhum item selecionado',
};
