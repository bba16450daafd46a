const figures = new Intl.NumberFormat('pt-BR');

/** Every text the library shows by itself. Quoted texts of the specification are exact. */
export const ptBr = {
  close: 'Fechar',
  closeNotification: 'Fechar notificação',
  notifications: 'Notificações',
  cancel: 'Cancelar',
  back: 'Voltar',
  confirm: 'Confirmar',
  ok: 'OK',
  required: 'obrigatório',
  loading: 'Carregando...',
  retry: 'Tentar novamente',
  emptyTable: 'Não há dados para exibir',
  errorTitle: 'Não foi possível carregar',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  search: 'Pesquisar',
  clearSearch: 'Limpar pesquisa',
  clearFilters: 'Limpar filtros',
  periodFrom: 'Data início',
  periodTo: 'Data fim',
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  observations: 'Observações',
  observationsRequired: 'Informe as observações',
  mainNavigation: 'Navegação principal',
  openNavigation: 'Abrir menu de navegação',
  closeNavigation: 'Fechar menu de navegação',
  collapseNavigation: 'Recolher menu',
  expandNavigation: 'Expandir menu',
  skipToContent: 'Ir para o conteúdo',
  invalidValue: 'Valor inválido',
  validations: 'Validações',
  actions: 'Ações',
  validationCount: (count: number) => (count === 1 ? '1 validação' : `${count} validações`),
  pagination: 'Paginação',
  /** @param digits the check digits that would make the number right, as in "35" */
  cnpjExpectedDigits: (digits: string) => `CNPJ inválido: DV esperado ${digits}`,
  cnpjIncomplete: 'Digite os 14 caracteres do CNPJ',
  charactersOf: (count: number, limit: number) => `${count} de ${limit} caracteres`,
  logoutQuestion: 'Tem certeza que você deseja sair?',
  logout: 'Sair',
  page: (page: number, pages: number | undefined) =>
    pages === undefined ? `Página ${page}` : `Página ${page} de ${pages}`,
  rowsOf: (from: number, to: number, total: number | undefined) =>
    total === undefined
      ? `${figures.format(from)}–${figures.format(to)}`
      : `${figures.format(from)}–${figures.format(to)} de ${figures.format(total)}`,
  sortedBy: (column: string, direction: 'ascending' | 'descending' | 'none') =>
    direction === 'none'
      ? `${column}: sem ordenação`
      : `Ordenado por ${column}, ${direction === 'ascending' ? 'crescente' : 'decrescente'}`,
};

export type Messages = typeof ptBr;
