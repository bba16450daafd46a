export const selectionTableTexts = {
  selectionRefused: 'Ação não permitida',
  selectionLimit: (max: number) =>
    `Limite máximo excedido (${max} itens) refine a busca ou não use o selecionar todos.`,
  selectFirst: (max: number) => `Selecionar os primeiros ${max}`,
  selectFirstFailed: 'Não foi possível selecionar. Tente novamente.',
};
