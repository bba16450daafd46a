/** Texts of what waits or fails, which every page has; apart from the others, so that a first page does not load those. */
export const commonTexts = {
  loading: 'Carregando...',
  retry: 'Tentar novamente',
  errorTitle: 'Não foi possível carregar',
};
