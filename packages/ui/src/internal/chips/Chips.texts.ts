import { figures } from '../../locale/figures.ts';

export const chipsTexts = {
  showLess: 'Mostrar menos',
  removeItem: (name: string) => `Remover ${name}`,
  hiddenItems: (count: number) => `+${figures.format(count)} selecionados`,
};
