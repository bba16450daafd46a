import { CNPJ_PATTERN } from '@portal/formats';
import { createMask, lettersAndDigits } from '../../internal/mask/mask.ts';

/** One whole CNPJ, with its punctuation or without. */
const whole = /\b[A-Z0-9]{2}\.?[A-Z0-9]{3}\.?[A-Z0-9]{3}\/?[A-Z0-9]{4}-?\d{2}\b/i;

/** Since July 2026 letters stand beside digits; of a pasted text with a whole CNPJ the rest is dropped, else a leading "CNPJ:". */
export const cnpjMask = createMask(CNPJ_PATTERN, (text) =>
  lettersAndDigits(whole.exec(text.normalize('NFKC'))?.[0] ?? text.replace(/^\s*cnpj\W+/i, '')),
);
