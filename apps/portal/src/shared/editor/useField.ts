import { fieldAt } from '@portal/domain';
import { useFormField } from '../forms/useFormField.ts';
import { useEditorContext } from './EditorContext.ts';

/** What a page says of a field besides its table. */
export interface FieldOverrides {
  /** In place of the label of the table, as for the rows of a list. */
  label?: string | undefined;
  /** Whether it must be filled in, where the table does not say so. */
  required?: boolean | undefined;
  /** What is wrong with it before anybody saves; `null` while its value is on its way, of which nothing is said then. */
  error?: string | null | undefined;
  /** Why other values close it. */
  disabledReason?: string | null | undefined;
  /** Fields that it decides about, see `useFormField`. */
  deps?: string[] | undefined;
  /** Called when a value stands: its input was left, or wrote it by itself, as a calendar does. */
  onSettled?: ((value: unknown) => void) | undefined;
}

/** What every input of an editor takes. */
export interface InputProps<Name extends string> extends FieldOverrides {
  name: Name;
  hint?: string | undefined;
}

/** The field of the table behind an input. */
export const useTable = (name: string) => fieldAt(useEditorContext().fields, name);

/**
 * Joins an input to a field of the editor around it: value, error, label, whether it is locked, closed or required. A
 * field that the user may not edit is read; one that other values close is disabled and says why.
 *
 * @example <CepField {...useField<string>('endereco.cep')} />
 */
export function useField<Value>(path: string, overrides: FieldOverrides = {}) {
  const { fields, control, lockOf, saving, closed } = useEditorContext();
  const field = fieldAt(fields, path);
  const { value, onValueChange, error, ...binding } = useFormField(control, path, overrides.deps);
  const [name = ''] = path.split('.');
  const locked = lockOf(name) !== null;
  const disabledReason = overrides.disabledReason ?? closed[path] ?? undefined;
  const disabled = !locked && disabledReason !== undefined;
  return {
    ...binding,
    onBlur: () => {
      binding.onBlur();
      overrides.onSettled?.(value);
    },
    // The table gives the field values of its own.
    value: value as Value,
    onValueChange: onValueChange as (value: Value) => void,
    error: overrides.error === null ? undefined : (error ?? overrides.error),
    label: overrides.label ?? field.label,
    required: (overrides.required ?? field.required ?? false) && !locked && !disabled,
    readOnly: locked || saving,
    disabled,
    disabledReason: locked ? undefined : disabledReason,
  };
}
