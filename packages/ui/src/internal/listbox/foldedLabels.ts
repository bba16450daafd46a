import type { OptionValue, SelectOption } from './option.ts';

type Options<Value extends OptionValue> = readonly SelectOption<Value>[];

/** The text without accents, in small letters: "São" and "SAO" become the same. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const separator = '\u0000';
const cache = new WeakMap<Options<OptionValue>, readonly string[]>();

/** The labels of a list, folded: all at once, because ten thousand calls cost several times one long one. */
function foldedLabels(options: Options<OptionValue>): readonly string[] {
  const known = cache.get(options);
  if (known) return known;
  const together = foldText(options.map(({ label }) => label).join(separator)).split(separator);
  const folded = together.length === options.length ? together : options.map(({ label }) => foldText(label));
  cache.set(options, folded);
  return folded;
}

/** The options whose label holds the text, whatever its accents and capitals (WID-057); the same list for no text. */
export function filterByLabel<Value extends OptionValue>(
  options: Options<Value>,
  text: string,
): Options<Value> {
  const wanted = foldText(text.trim());
  if (wanted === '') return options;
  const labels = foldedLabels(options);
  return options.filter((_, index) => labels[index]?.includes(wanted));
}
