/** Shown in place of a number that cannot be formatted (FND-083). */
export const INVALID_NUMBER_TEXT = 'Valor inválido';

/** Shown in place of a date or an instant that cannot be read. */
export const INVALID_DATE_TEXT = 'Data inválida';

/** Shown in place of an empty value in tables (WID-045, SUP-019). */
export const EMPTY_TEXT = '-';
