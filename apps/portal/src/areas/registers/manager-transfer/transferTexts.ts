import { formatNumber } from '@portal/formats';
import type { TransferNotice } from '@portal/ui';

/** Loading without an origin (TRF-006). */
export const NO_ORIGIN_TEXT = 'Selecione um gestor de origem para pesquisar';

/** An origin without groups (TRF-008). */
export const NO_GROUPS_TEXT = 'Nenhum grupo de divisão encontrado para este gestor';

/** How many groups were read; of none a warning says so (TRF-004, TRF-008). */
export function loadedText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 grupo de divisão carregado' : `${formatNumber(count)} grupos de divisão carregados`;
}

/** What a transfer did, with the number of the server (TRF-031). */
export function transferredText(count: number): string {
  return `${formatNumber(count)} grupo(s) de divisão transferido(s) com sucesso para o gestor destino`;
}

/** That there are more groups than one transfer moves (TRF-007). */
export function cutText(shown: number, total: number): string {
  return `Este gestor tem ${formatNumber(total)} grupos de divisão. Foram carregados os primeiros ${formatNumber(shown)}.`;
}

interface NoticeText {
  readonly tone: 'success' | 'warning';
  readonly text: string;
}

/** What 'Selecionar Todos' or 'Remover Todos' led to (TRF-014, TRF-015, TRF-019, TRF-020, G-15). */
export function noticeText({ kind, count }: TransferNotice): NoticeText {
  const number = formatNumber(count);
  switch (kind) {
    case 'added':
      return { tone: 'success', text: `${number} grupo(s) de divisão adicionado(s) à seleção` };
    case 'removed':
      return { tone: 'success', text: `${number} grupo(s) de divisão removido(s) da seleção` };
    case 'nothing-to-add':
      return { tone: 'warning', text: 'Todos os grupos de divisão já estão selecionados' };
    case 'nothing-to-remove':
      return { tone: 'warning', text: 'Não há grupos de divisão selecionados para remover' };
  }
}
