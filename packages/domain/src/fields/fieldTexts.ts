import { formatNumber } from '@portal/formats';

/** Message of a field that must be filled in (FND-079). */
export const REQUIRED_TEXT = 'Campo obrigatório';

/** Message of a text that is no date. */
export const DATE_TEXT = 'Digite uma data válida';

/** Message of a text with characters that cannot be shown. */
export const INVALID_TEXT = 'Digite um texto válido';

/** Message of a value that is no number. */
export const INVALID_NUMBER = 'Digite um número válido';

/** Message of a text that is no e-mail address (ST1-048, ST6-003, G-05). */
export const EMAIL_TEXT = 'Digite um e-mail válido';

/** Most characters of an e-mail address. */
export const EMAIL_MAX = 254;

/** Message of a text that is longer than its field allows. */
export function tooLongText(max: number): string {
  return `Digite no máximo ${formatNumber(max)} caracteres`;
}
