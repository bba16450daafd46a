import { formatNumber } from '@portal/formats';

/** Texts of several components, and of components with only one or two. */
export const sharedTexts = {
  close: 'Fechar',
  cancel: 'Cancelar',
  back: 'Voltar',
  confirm: 'Confirmar',
  ok: 'OK',
  required: 'obrigatório',
  search: 'Pesquisar',
  clearSearch: 'Limpar pesquisa',
  clearFilters: 'Limpar filtros',
  filters: 'Filtros',
  moreFilters: 'Mais filtros',
  /**
   * @param search what was searched for
   * @param hasFilters whether filters narrow the list too
   */
  nothingFoundFor: (search: string, hasFilters = false) =>
    `Nenhum resultado para “${search}”${hasFilters ? ' com estes filtros' : ''}.`,
  nothingFoundWithFilters: 'Nenhum resultado com estes filtros.',
  showAllRows: 'Mostrar todos os registros',
  appliedFilters: 'Filtros aplicados',
  observations: 'Observações',
  observationsRequired: 'Informe as observações',
  mainNavigation: 'Navegação principal',
  validations: 'Validações',
  logoutQuestion: 'Tem certeza que você deseja sair?',
  logout: 'Sair',
  maskIncomplete: (count: number, kind: 'digits' | 'characters') =>
    `Digite os ${count} ${kind === 'digits' ? 'dígitos' : 'caracteres'}`,
  cepIncomplete: 'Digite um cep válido',
  cepLoading: 'Buscando endereço…',
  cepRepeat: 'Buscar endereço de novo',
  areaCode: 'DDD',
  /** @param areaCode two digits that no city has */
  areaCodeUnknown: (areaCode: string) => `DDD ${areaCode} não existe`,
  phoneNumber: 'Número',
  phoneInvalid: 'Digite um número válido',
  stateRegistrationInvalid: 'Digite um número válido',
  ncmIncomplete: 'NCM deve conter 8 dígitos',
  ageInHours: (count: number) => (count === 1 ? 'Há 1 hora' : `Há ${count} horas`),
  ageInDays: (count: number) => (count === 1 ? 'Há 1 dia' : `Há ${count} dias`),
  pendenciesTitle: 'Atenção: Pendências para serem corrigidas',
  waitingForAnalysis: 'Aguarde seu cadastro ser analisado',
  errorSummaryTitle: (count: number) =>
    count === 1 ? '1 campo precisa de correção' : `${count} campos precisam de correção`,
  errorCount: (count: number) => (count === 1 ? '1 erro' : `${count} erros`),
  stepStates: { done: 'concluída', current: 'atual', todo: 'a fazer', unavailable: 'indisponível' },
  stepOf: (position: number, total: number, state: string) => `Etapa ${position} de ${total}, ${state}`,
  stepPosition: (position: number, total: number) => `Etapa ${position} de ${total}:`,
  breadcrumb: 'Você está em',
  showHiddenLevels: (count: number) =>
    count === 1 ? 'Mostrar 1 nível oculto' : `Mostrar ${count} níveis ocultos`,
  formActs: 'Ações do formulário',
  legend: 'Legenda',
  chartPeriod: 'Período',
  refresh: 'Atualizar',
  errorCode: 'Código do erro:',
  copyErrorCode: 'Copiar código do erro',
  errorCodeCopied: 'Código copiado',
  undo: 'Desfazer',
  itemAdded: (name: string) => `${name} adicionado`,
  itemRemoved: (name: string) => `${name} removido`,
  chosenItems: (label: string) => `${label}: itens selecionados`,
  itemCount: (count: number) =>
    count === 0 ? 'Nenhum item' : count === 1 ? '1 item' : `${formatNumber(count)} itens`,
  itemRepeated: (name: string) => `${name} já foi incluído`,
  tooManyItems: (limit: number) =>
    limit === 1 ? 'Inclua no máximo 1 item' : `Inclua no máximo ${formatNumber(limit)} itens`,
  itemTooLong: (limit: number) => `Cada item tem no máximo ${formatNumber(limit)} caracteres`,
  redo: 'Refazer',
  requiredField: 'Campo obrigatório',
  /** @param bound with its unit, as in "R$ 1,00" */
  leastValue: (bound: string) => `O valor mínimo é ${bound}`,
  greatestValue: (bound: string) => `O valor máximo é ${bound}`,
  /** @param least as in "0%" */
  percentRange: (least: string, greatest: string) => `Insira uma porcentagem de ${least} a ${greatest}`,
  save: 'Salvar',
  savingWait: 'Aguarde o envio terminar',
  code: 'Código',
  staleContent: 'Não foi possível atualizar. Você está vendo os dados da última consulta.',
  queueDocument: 'Documento',
  analysisOverview: 'Visão geral',
  analysisFilters: 'Filtros',
  curve: 'Curva',
  curveEmpty: 'Requisição não possui sugestão associada para exibir a Curva',
  transferTitle: (title: string, count: number) => `${title} (${formatNumber(count)})`,
  /**
   * @param total how many there are on the server
   * @param hasUncounted whether there are more than `total`
   */
  cardCount: (count: number, total: number, hasUncounted = false) =>
    hasUncounted
      ? `${formatNumber(count)} de mais de ${formatNumber(Math.max(total, count))} itens`
      : total > count
        ? `${formatNumber(count)} de ${formatNumber(total)} itens`
        : count === 1
          ? '1 item'
          : `${formatNumber(count)} itens`,
  branch: 'Filial',
  product: 'Produto',
};
