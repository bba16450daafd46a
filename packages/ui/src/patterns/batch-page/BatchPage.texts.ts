import { formatNumber } from '@portal/formats';

export const batchPageTexts = {
  actions: 'Ações',
  /** @param total as in "R$ 1.234,56" */
  batchSelected: (count: number, total: string | undefined) => {
    const chosen =
      count === 0
        ? 'Nenhum item selecionado'
        : count === 1
          ? '1 item selecionado'
          : `${formatNumber(count)} itens selecionados`;
    return total === undefined || count === 0 ? chosen : `${chosen}, ${total}`;
  },
  batchNoneSelected: 'Selecione ao menos um item',
  batchReview: (act: string) => `Conferir antes de ${act.toLocaleLowerCase('pt-BR')}`,
  batchRunning: (act: string) => `${act}: em andamento`,
  batchOutcome: (act: string) => `${act}: resultado`,
  batchEligible: 'Podem seguir',
  batchBlocked: 'Impedidos',
  batchTotal: 'Valor total',
  batchTotalDone: 'Valor concluído',
  /** @param act a verb, or with what it changes of the items, as in "Alterar status" */
  batchRun: (act: string, count: number) =>
    `${act}${act.includes(' ') ? ' de' : ''} ${count === 1 ? '1 item' : `${formatNumber(count)} itens`}`,
  batchNoneEligible: 'Nenhum dos itens selecionados pode seguir',
  batchProgress: (done: number, total: number) => `${formatNumber(done)} de ${formatNumber(total)} itens`,
  batchKeepOpen: 'Não feche esta aba até o fim.',
  batchDone: 'Concluídos',
  batchUndone: 'Desfeitos',
  batchFailed: 'Com falha',
  batchFirstFailure: (name: string, reason: string) => `Primeira falha: ${name}. ${reason}`,
  batchStates: {
    done: 'Concluído',
    failed: 'Falhou',
    undone: 'Desfeito',
    blocked: 'Impedido',
    waiting: 'Aguardando',
  },
  batchSummary: (done: number, failed: number, waiting: number, blocked: number, undone: number) => {
    const back = undone === 0 ? '' : ` Desfeitos: ${formatNumber(undone)}.`;
    const left = waiting === 0 ? '' : ` Aguardando: ${formatNumber(waiting)}.`;
    return `Concluídos: ${formatNumber(done)}.${back} Com falha: ${formatNumber(failed)}.${left} Impedidos: ${formatNumber(blocked)}.`;
  },
  batchReviewSummary: (eligible: number, blocked: number) =>
    `Podem seguir: ${formatNumber(eligible)}. Impedidos: ${formatNumber(blocked)}.`,
  /**
   * @param failed how many of those that failed can be sent again
   * @param waiting how many were never sent
   * @param final how many failed for good
   */
  batchRetry: (failed: number, waiting: number, final: number) => {
    if (failed === 0)
      return waiting === 1 ? 'Enviar o que falta' : `Enviar os ${formatNumber(waiting)} que faltam`;
    const sent = failed + waiting;
    const these =
      final === 0 ? `os ${formatNumber(sent)}` : `${formatNumber(sent)} dos ${formatNumber(sent + final)}`;
    if (waiting > 0) return `Enviar ${these} que falharam ou faltam`;
    return sent + final === 1 ? 'Tentar novamente o que falhou' : `Tentar novamente ${these} que falharam`;
  },
  batchFailure: 'Não foi possível concluir este item',
  batchFinish: 'Concluir',
  downloadList: 'Baixar lista',
  batchColumns: {
    code: 'Código',
    name: 'Item',
    amount: 'Valor (R$)',
    state: 'Situação',
    reason: 'Motivo',
    errorCode: 'Código do erro',
  },
};
