import { type FieldTable, fieldAt } from '@portal/domain';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useFormField } from './useFormField.ts';

/** What a dialog of the library takes for a field: its value in the form, and its label out of the table of fields. */
export function useLabelledField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  fields: FieldTable,
  control: Control<Values, unknown, Output>,
  name: Name,
) {
  return { ...useFormField(control, name), label: fieldAt(fields, name).label };
}
