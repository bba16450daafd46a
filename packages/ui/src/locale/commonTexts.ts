import { truncateText } from '@portal/formats';
import type { PasteFault } from '../internal/editing/edit.ts';

const pasteFaults = {
  noNumber: 'não é um número',
  notWhole: 'não é um número inteiro',
  negative: 'é negativo',
  tooLarge: 'tem dígitos demais',
  misfit: 'não serve neste campo',
};

/** Texts that every first page needs, separate from the others, which a sign-in page does not load. */
export const commonTexts = {
  closeNotification: 'Fechar notificação',
  notifications: 'Notificações',
  /** @param count how often the same message was said */
  notificationTimes: (count: number) => `(${count} vezes)`,
  loading: 'Carregando...',
  retry: 'Tentar novamente',
  errorTitle: 'Não foi possível carregar',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  /** @param digits the check digits that would make the number right, as in "35" */
  cnpjExpectedDigits: (digits: string) => `CNPJ inválido: DV esperado ${digits}`,
  cnpjInvalid: 'Digite um CNPJ válido',
  cnpjIncomplete: 'Digite os 14 caracteres do CNPJ',
  /** What is said of a pasted text that was refused or changed. */
  pasteRemark: (pasted: string, fault: PasteFault) => {
    const quoted = `“${truncateText(pasted, 24) ?? pasted}”`;
    if (fault === 'rounded') return `${quoted} foi arredondado`;
    if (fault === 'cut') return `De ${quoted} só coube uma parte`;
    return `${quoted} ${pasteFaults[fault]} e não foi colado`;
  },
  charactersOf: (count: number, limit: number) => `${count} de ${limit} caracteres`,
};
