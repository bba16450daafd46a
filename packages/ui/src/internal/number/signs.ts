import type { Formats } from '../../locale/formats.ts';
import type { Edit, EditRules, NumberFault, SelectedText } from '../editing/edit.ts';

type Signs = Formats['signs'];

/** A number as Portuguese writes it (`1.234,56`) in the signs of the language. */
export const inSigns = (text: string, { decimal, group }: Signs) =>
  text.replace(/[.,]/g, (sign) => (sign === ',' ? decimal : group));

/** Back from the signs of the language. */
export const fromSigns = (text: string, { decimal, group }: Signs) =>
  [...text].map((one) => (one === decimal ? ',' : one === group ? '.' : one)).join('');

/** The rules of a number field, which know the signs of Portuguese, in those of the language; a sign is one character. */
export function rulesInSigns(rules: EditRules<NumberFault>, signs: Signs): EditRules<NumberFault> {
  const read = <Text extends Edit | SelectedText>(edit: Text): Text => ({
    ...edit,
    text: fromSigns(edit.text, signs),
  });
  const write = <Result extends Edit>(edit: Result): Result => ({
    ...edit,
    text: inSigns(edit.text, signs),
  });
  return {
    insert: (before, data, pasted) => write(rules.insert(read(before), fromSigns(data, signs), pasted)),
    erase: (before, direction) => write(rules.erase(read(before), direction)),
    tidy: (edit, context) =>
      write(rules.tidy(read(edit), context && { ...context, before: fromSigns(context.before, signs) })),
  };
}
