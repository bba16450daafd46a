import { formatNumber } from '@portal/formats';

export const selectionTableTexts = {
  selectionRefused: 'Ação não permitida',
  selectionLimit: (max: number) =>
    `Limite máximo excedido (${max} itens) refine a busca ou não use o selecionar todos.`,
  selectFirst: (max: number) =>
    max === 1 ? 'Selecionar o primeiro' : `Selecionar os primeiros ${formatNumber(max)}`,
  selectFirstFailed: 'Não foi possível selecionar. Tente novamente.',
};
