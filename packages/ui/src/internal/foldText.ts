import { normalizeLine } from '@portal/formats';

const bases = new Map<string, string>();

/** A letter without its accent; each is worked out once, for lists are long and their letters few. */
function baseOf(character: string): string {
  let base = bases.get(character);
  if (base === undefined) {
    base = character.normalize('NFD').replace(/\p{M}/gu, '');
    bases.set(character, base);
  }
  return base;
}

/** The text as one line without accents, in small letters: "São  Luís" and "SAO LUIS" become the same. */
export const foldText = (text: string): string =>
  normalizeLine(text.toLowerCase().replace(/[^ -~]/gu, baseOf));
