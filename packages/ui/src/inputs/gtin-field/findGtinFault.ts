import { gtinCheckDigit, isRepeatedDigit } from '@portal/formats';
import type { Finding } from '../../internal/mask/finding.ts';
import type { gtinFieldTexts } from './GtinField.texts.ts';

export interface GtinRules {
  /** What the code is called, as in "EAN". */
  codeName: string;
  lengths: readonly number[];
  legacy: boolean;
  strict: boolean;
}

/** The error of a code, with a corrected code if another check digit is enough (D8). */
export function findGtinFault(
  code: string,
  rules: GtinRules,
  messages: typeof gtinFieldTexts,
): Finding | undefined {
  const { codeName, lengths, legacy } = rules;
  const tone = rules.strict ? 'error' : 'warning';
  const shorter = legacy && code.length < Math.max(...lengths);
  if (!shorter && !lengths.includes(code.length))
    return { tone, text: messages.gtinLength(codeName, lengths) };
  const expected = gtinCheckDigit(code.slice(0, -1));
  if (expected === null) return undefined;
  if (isRepeatedDigit(code)) return { tone, text: messages.gtinRepeated(codeName) };
  if (code.endsWith(expected)) return undefined;
  const value = code.slice(0, -1) + expected;
  return {
    tone,
    text: messages.gtinExpectedDigit(expected),
    offer: { value, label: messages.correctTo(value), done: messages.correctedTo(value) },
  };
}
