import { formatNumber } from '@portal/formats';

export const selectionTableTexts = {
  selectionRefused: 'Ação não permitida',
  selectionLimit: (max: number) =>
    `Limite máximo excedido (${max} itens) refine a busca ou não use o selecionar todos.`,
  selectFirst: (max: number) =>
    max === 1 ? 'Selecionar o primeiro' : `Selecionar os primeiros ${formatNumber(max)}`,
  /** @param count how many would be chosen with those that are */
  selectFirstTooMany: (count: number, max: number) =>
    `Com os já selecionados seriam ${formatNumber(count)} itens, e o limite é de ${formatNumber(max)}. Limpe a seleção ou filtre a lista.`,
  selectFirstFailed: 'Não foi possível selecionar. Tente novamente.',
};
