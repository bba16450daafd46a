/** Message of a field that must be filled in (FND-079). */
export const REQUIRED_TEXT = 'Campo obrigatório';

/** Message of a text that no screen can show. */
export const INVALID_TEXT = 'Digite um texto válido';

/** Message of what is no number. */
export const INVALID_NUMBER = 'Digite um número válido';

/** Message of a text with more characters than its field holds. */
export function tooLongText(max: number): string {
  return `Digite no máximo ${max} caracteres`;
}
