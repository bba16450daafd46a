export const appShellTexts = {
  openNavigation: 'Abrir menu de navegação',
  closeNavigation: 'Fechar menu de navegação',
  collapseNavigation: 'Recolher menu',
  expandNavigation: 'Expandir menu',
  skipToContent: 'Ir para o conteúdo',
  account: 'Conta de',
};
