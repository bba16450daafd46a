import { useState } from 'react';
import type { FieldBinding, LabelledBinding } from '../form-dialog/fieldBinding.ts';

/** What a field of a dialog takes, for stories and tests; nobody keeps what is typed. */
export const bound = <Value>(value: Value, error?: string): FieldBinding<Value> => ({
  value,
  onValueChange: () => {},
  error,
});

/** The same with a label. */
export const labelled = <Value>(label: string, value: Value, error?: string): LabelledBinding<Value> => ({
  ...bound(value, error),
  label,
});

/** Keeps the value of a field as a page does for a dialog. */
export function useKept<Value, Binding extends FieldBinding<Value>>(
  binding: Binding & FieldBinding<Value>,
): Binding {
  const [value, setValue] = useState(binding.value);
  return { ...binding, value, onValueChange: setValue };
}
