import { CNPJ_PATTERN } from '@portal/formats';
import { createMask, lettersAndDigits } from '../../internal/mask/mask.ts';

/** Since July 2026 letters stand beside digits; a leading "CNPJ:" in pasted text is dropped. */
export const cnpjMask = createMask(CNPJ_PATTERN, (text) =>
  lettersAndDigits(text.replace(/^\s*cnpj\W+/i, '')),
);
