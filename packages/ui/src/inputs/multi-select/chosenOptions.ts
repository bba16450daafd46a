import { normalizeLine } from '@portal/formats';
import type { OptionValue, SelectOption } from '../../internal/listbox/options/option.ts';

type Chosen<Value extends OptionValue> = readonly SelectOption<Value>[];

/** The choice with one more option. An exclusive one, such as "Não se aplica", replaces all others (FRM-37). */
export function withOption<Value extends OptionValue>(
  chosen: Chosen<Value>,
  option: SelectOption<Value>,
  exclusiveValue: Value | undefined,
): Chosen<Value> {
  if (exclusiveValue !== undefined && option.value === exclusiveValue) return [option];
  return [...chosen.filter(({ value }) => value !== exclusiveValue && value !== option.value), option];
}

/** The choice without an option. */
export function withoutOption<Value extends OptionValue>(
  chosen: Chosen<Value>,
  removed: Value,
): Chosen<Value> {
  return chosen.filter(({ value }) => value !== removed);
}

const plain = (text: string) => normalizeLine(text).toLocaleLowerCase('pt-BR');

/** The option with this label; case is ignored, accents are not. */
export function namedOption<Value extends OptionValue>(
  options: Chosen<Value>,
  text: string,
): SelectOption<Value> | undefined {
  const wanted = plain(text);
  return options.find(({ label }) => plain(label) === wanted);
}
