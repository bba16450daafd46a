import { useState } from 'react';
import type { FieldBinding } from '../form-dialog/fieldBinding.ts';

/** Keeps values as a page does for a dialog, for stories and tests; `bind` gives what a field of the dialog takes. */
export function useFields<Values extends object>(
  initial: Values,
  errors: { readonly [Name in keyof Values]?: string | undefined } = {},
) {
  const [values, setValues] = useState(initial);
  const bind = <Name extends keyof Values>(name: Name): FieldBinding<Values[Name]> => ({
    value: values[name],
    onValueChange: (value) => setValues((before) => ({ ...before, [name]: value })),
    error: errors[name],
  });
  return { values, setValues, bind };
}
