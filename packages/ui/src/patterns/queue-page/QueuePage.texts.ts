import { formatNumber } from '@portal/formats';

export const queuePageTexts = {
  queue: 'Fila',
  queuePosition: (position: number, total: number | undefined) =>
    total === undefined ? formatNumber(position) : `${formatNumber(position)} de ${formatNumber(total)}`,
  /** @param position as in "7 de 42" */
  queueItem: (position: string, name: string) => `Item ${position}: ${name}`,
  /** @param position as in "7 de 42" */
  queueChoice: (position: string) => `Item ${position}`,
  queueDone: 'Fila concluída',
  queueDoneHint: 'Não há mais itens para analisar.',
  queueLoading: 'Carregando o próximo item',
  queueIsFirst: 'Este é o primeiro item da fila',
  queueIsLast: 'Este é o último item da fila',
  previousItem: 'Anterior',
  nextItem: 'Próximo',
  decision: 'Decisão',
  approve: 'Aprovar',
  refuse: 'Recusar',
  setPendency: 'Pendenciar',
  queueKeys: 'Teclas de atalho',
  queueKeysHint: 'Valem quando nenhum campo está em uso. Cada decisão ainda pede confirmação.',
  useQueueKeys: 'Usar teclas de atalho',
  queueActs: {
    next: 'Ir para o próximo item',
    previous: 'Voltar ao item anterior',
    help: 'Mostrar estas teclas',
  },
};
