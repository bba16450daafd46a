import { formatNumber } from '@portal/formats';

export const listboxTexts = {
  selectPlaceholder: 'Selecione',
  nothingFound: 'Nada encontrado',
  options: 'Opções',
  /** @param total how many there are on the server, where that is known */
  optionCount: (count: number, total: number, loadingMore: boolean) => {
    const shown = total > count ? `${formatNumber(count)} de ${formatNumber(total)}` : formatNumber(count);
    return `${shown} ${count === 1 && total <= 1 ? 'opção' : 'opções'}${loadingMore ? ', carregando mais' : ''}`;
  },
  typeToSearch: (count: number) =>
    count === 1 ? 'Digite para pesquisar' : `Digite ao menos ${count} caracteres para pesquisar`,
  searchingFor: (text: string) => `Procurando "${text}"...`,
  /** @param why what a person can do, or why nothing can be chosen */
  notChosen: (text: string, why: string) => `"${text}" não foi escolhido. ${why}`,
  chooseInList: 'Escolha na lista ou apague o texto.',
  retryByEnter: 'Tecle Enter para tentar novamente.',
  retryByDown: 'Tecle seta para baixo no fim da lista para tentar novamente.',
};
