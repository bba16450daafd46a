import { normalizeLine } from '@portal/formats';
import type { OptionValue, SelectOption } from './option.ts';

type Options<Value extends OptionValue> = readonly SelectOption<Value>[];

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

const cache = new WeakMap<Options<OptionValue>, readonly string[]>();

/** The labels of a list, folded once. */
function foldedLabels(options: Options<OptionValue>): readonly string[] {
  let folded = cache.get(options);
  if (!folded) {
    folded = options.map(({ label }) => foldText(label));
    cache.set(options, folded);
  }
  return folded;
}

/** A code as people write it, with more or less punctuation: `4649-4/01`, `46.49-4-01`, `4649401`. */
const code = /^(?=(?:\D*\d){3})[\d./-]+$/;
const punctuation = /[./-]/g;

/**
 * The options whose label holds the text, whatever its accents and capitals (WID-057), and of a code whatever its
 * punctuation; the same list for no text.
 */
export function filterByLabel<Value extends OptionValue>(
  options: Options<Value>,
  text: string,
): Options<Value> {
  const wanted = foldText(text);
  if (wanted === '') return options;
  const labels = foldedLabels(options);
  if (!code.test(wanted)) return options.filter((_, index) => labels[index]?.includes(wanted));
  const digits = wanted.replace(punctuation, '');
  return options.filter((_, index) => labels[index]?.replace(punctuation, '').includes(digits));
}
