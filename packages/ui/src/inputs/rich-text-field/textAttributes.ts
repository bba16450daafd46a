import type { FieldState } from '../../internal/field/useField.ts';

/** Id, name, message and state of the text, written, loading or only shown. */
export function textAttributes(
  field: FieldState,
  labelId: string,
  describedBy: string | undefined,
): Record<string, string> {
  const { disabled, readOnly } = field.control;
  const named = {
    id: field.id,
    'aria-labelledby': labelId,
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
  };
  // Read like the rest of the page: a text box would promise a caret.
  if (readOnly && !disabled) return { ...named, role: 'group' };
  return {
    ...named,
    role: 'textbox',
    'aria-multiline': 'true',
    ...(field.required ? { 'aria-required': 'true' } : {}),
    ...(field.invalid ? { 'aria-invalid': 'true' } : {}),
    ...(disabled ? { 'aria-disabled': 'true' } : {}),
  };
}
