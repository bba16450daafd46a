import { useState } from 'react';
import type { FieldBinding, LabelledBinding } from '../form-dialog/fieldBinding.ts';

/** What a field of a dialog takes; nobody keeps what is typed. */
export function bound<Value>(value: Value, error?: string): FieldBinding<Value> {
  return { value, onValueChange: () => {}, error };
}

/** The same with a label. */
export function labelled<Value>(label: string, value: Value, error?: string): LabelledBinding<Value> {
  return { ...bound(value, error), label };
}

/** Keeps the value of a field as a page does for a dialog. */
export function useKept<Value, Binding extends FieldBinding<Value>>(
  binding: Binding & FieldBinding<Value>,
): Binding {
  const [value, setValue] = useState(binding.value);
  return { ...binding, value, onValueChange: setValue };
}
