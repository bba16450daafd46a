export const savedViewsTexts = {
  views: 'Visões',
  savedViews: 'Visões salvas',
  /** @param change what it is besides, as in "alterada" */
  viewShown: (name: string, change: string | undefined) => `Visão: ${name}${change ? ` (${change})` : ''}`,
  viewStates: { saved: undefined, changed: 'alterada', unknown: 'não salva' },
  noViews: 'Pesquise, filtre ou ordene a lista e dê um nome ao resultado para voltar a ele.',
  noView: 'Lista sem visão',
  viewName: 'Nome da visão',
  viewReplaced: 'Substitui a visão com este nome',
  viewTaken: 'Já existe uma visão com este nome',
  copyViewAddress: (name: string) => `Copiar endereço de ${name}`,
  renameView: (name: string) => `Renomear ${name}`,
  removeView: (name: string) => `Excluir ${name}`,
  newViewName: (name: string) => `Novo nome de ${name}`,
};
