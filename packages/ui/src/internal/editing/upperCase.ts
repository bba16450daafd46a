import { type EditRules, erasePlainly, insertPlainly } from './edit.ts';

/** Upper-cases without changing the length: `ß` and `ŉ`, whose capitals take two characters, stay as they are. */
export function upperCase(text: string): string {
  const whole = text.toLocaleUpperCase('pt-BR');
  if (whole.length === text.length) return whole; // no capital ever takes fewer
  let result = '';
  for (const character of text) {
    const upper = character.toLocaleUpperCase('pt-BR');
    result += upper.length === character.length ? upper : character;
  }
  return result;
}

/** Typed text becomes capitals at once; what comes in any other way is put right after. */
export const upperCaseRules: EditRules = {
  insert: (before, data) => insertPlainly({ ...before, text: upperCase(before.text) }, upperCase(data)),
  erase: erasePlainly,
  tidy: ({ text, caret }) => ({ text: upperCase(text), caret }),
};
