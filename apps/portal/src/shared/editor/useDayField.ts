import type { DateFieldProps } from '@portal/ui';
import { type FieldOverrides, useField } from './useField.ts';

/**
 * Joins a `DateField` to a field of the editor around it. What is no whole date yet is a value too, so that the rules refuse
 * it and nothing is lost unseen; a day that is chosen in the calendar stands at once.
 */
export function useDayField(path: string, overrides: FieldOverrides = {}) {
  const { onValueChange: write, ...field } = useField<string | null>(path, overrides);
  const onValueChange: DateFieldProps['onValueChange'] = (date, { text, event }) => {
    write(date ?? (text === '' ? null : text));
    if (event === undefined) overrides.onSettled?.(date);
  };
  return { ...field, onValueChange };
}
