/** Texts of what waits, fails or is empty, which every page has; apart, so that a first page does not load the others. */
export const commonTexts = {
  loading: 'Carregando...',
  retry: 'Tentar novamente',
  errorTitle: 'Não foi possível carregar',
  copyFailed: 'Não foi possível copiar',
  emptyTable: 'Não há dados para exibir',
};
