import { type FieldTable, fieldAt } from '@portal/domain';
import { useController } from 'react-hook-form';
import { useEditorContext } from '../../../shared/editor/EditorContext.ts';

const holdsMessage = (error: unknown): error is { message: string } =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

/**
 * What is wrong with a list of contacts: with the list itself, or else with the first wrong row, which it names.
 *
 * @param names what the rows are called.
 * @param fields the fields of a row.
 */
export function contactsProblem(
  error: unknown,
  names: readonly string[],
  fields: FieldTable,
): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (holdsMessage(error)) return error.message;
  if ('root' in error && holdsMessage(error.root)) return error.root.message;
  for (const [index, name] of names.entries()) {
    const ofRow = Object.entries(error).find(([key]) => key === String(index))?.[1];
    if (typeof ofRow !== 'object' || ofRow === null) continue;
    if (holdsMessage(ofRow)) return `${name}: ${ofRow.message}`;
    for (const [part, problem] of Object.entries(ofRow))
      if (holdsMessage(problem)) return `${name}: ${fields[part]?.label ?? part}: ${problem.message}`;
  }
  return undefined;
}

/**
 * Joins a table of contacts to a list of the editor around it: errors of a row are shown at the table, by the name of the row.
 */
export function useContactsField(name: string) {
  const { control, fields, lockOf } = useEditorContext();
  const { field, fieldState } = useController({ control, name });
  const { label, fields: ofRow = {} } = fieldAt(fields, name);
  const rows: readonly { nome?: string | null }[] = field.value;
  return {
    label,
    name: field.name,
    value: field.value,
    onValueChange: field.onChange,
    inputRef: field.ref,
    readOnly: lockOf(name) !== null,
    error: contactsProblem(
      fieldState.error,
      rows.map(({ nome }) => nome ?? ''),
      ofRow,
    ),
  };
}
