import { CNPJ_PATTERN } from '@portal/formats';
import { createMask, lettersAndDigits } from '../../internal/mask/mask.ts';

/** One whole CNPJ, with its punctuation or without. */
const whole = /\b\w\w(\W?\w{3}){2}\W?\w{4}\W?\d\d\b/;

/** Since July 2026 letters stand beside digits; of a pasted text with a whole CNPJ the rest is dropped, else a leading "CNPJ:". */
export const cnpjMask = createMask(CNPJ_PATTERN, (text) =>
  lettersAndDigits(whole.exec(text)?.[0] ?? text.replace(/^\s*cnpj\W+/i, '')),
);
