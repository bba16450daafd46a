import { foldText } from '../../foldText.ts';
import type { OptionValue, SelectOption } from './option.ts';

type Options<Value extends OptionValue> = readonly SelectOption<Value>[];

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
