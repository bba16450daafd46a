import { formatNumber } from '@portal/formats';

export const chipsTexts = {
  showLess: 'Mostrar menos',
  removeItem: (name: string) => `Remover ${name}`,
  hiddenItems: (count: number) => `+${formatNumber(count)} selecionados`,
};
