/** Patterns of codes: `0` is a digit, `A` a letter or digit, other characters are literal. */
export const CEP_PATTERN = '00000-000';
export const CNAE_PATTERN = '0000-0/00';
export const CNPJ_PATTERN = 'AA.AAA.AAA/AAAA-00';
export const NCM_PATTERN = '0000.00.00';
/** Phone numbers without their area code (WID-023, WID-024). */
export const LANDLINE_PATTERN = '0000-0000';
export const MOBILE_PATTERN = '00000-0000';

/** Whether a character of a pattern is a placeholder. */
export const isPatternSlot = (character: string) => character === '0' || character === 'A';

/** Writes bare characters into a pattern, as far as they go: `12ABC` in that of a CNPJ becomes `12.ABC`. */
export function writePattern(pattern: string, bare: string): string {
  let result = '';
  let used = 0;
  for (const character of pattern) {
    if (used === bare.length) break;
    if (isPatternSlot(character)) {
      result += bare[used];
      used += 1;
    } else result += character;
  }
  return result;
}
