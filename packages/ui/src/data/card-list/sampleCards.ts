import type { CardItem } from './cardItem.ts';

const names = ['PRETA', 'VERMELHA', 'AZUL', 'CINZA', 'GRAFITE', 'CREME', 'VERDE', 'LILÁS'];
const statuses = [
  { label: 'Ativo', tone: 'success' },
  { label: 'Ativo', tone: 'success' },
  { label: 'Aguardando', tone: 'warning' },
  { label: 'Desativado', tone: 'neutral' },
] as const;

/** Any number of products. */
export const sampleCards = (count: number): CardItem[] =>
  Array.from({ length: count }, (_, index) => {
    const status = statuses[index % statuses.length];
    return {
      id: index + 1,
      title: `PANELA TRAMONTINA SOLAR ${names[index % names.length]} ${index + 1},5LT`,
      detail: String(305021 + index),
      status,
      dimmed: status?.label === 'Desativado',
    };
  });
