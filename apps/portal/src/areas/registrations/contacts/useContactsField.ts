import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

/** What the names of the values of a contact are to users, in a message about a row. */
const PARTS: Readonly<Partial<Record<string, string>>> = {
  nome: 'Nome',
  email: 'E-mail',
  dddTelefoneFixo: 'Telefone',
  numeroTelefoneFixo: 'Telefone',
  ddd: 'Telefone',
  numeroTelefone: 'Telefone',
  dddTelefoneCelular: 'Celular',
  numeroTelefoneCelular: 'Celular',
};

const holdsMessage = (error: unknown): error is { message: string } =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

/** What is wrong with a list of contacts: with the list itself, or else with the first wrong row, which it names. */
export function contactsProblem(error: unknown, names: readonly string[]): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (holdsMessage(error)) return error.message;
  if ('root' in error && holdsMessage(error.root)) return error.root.message;
  for (const [index, name] of names.entries()) {
    const ofRow = Object.entries(error).find(([key]) => key === String(index))?.[1];
    if (typeof ofRow !== 'object' || ofRow === null) continue;
    if (holdsMessage(ofRow)) return `${name}: ${ofRow.message}`;
    for (const [part, problem] of Object.entries(ofRow))
      if (holdsMessage(problem)) return `${name}: ${PARTS[part] ?? part}: ${problem.message}`;
  }
  return undefined;
}

/** Joins a table of contacts to a list of a form: what is wrong with a row is said at the table, by the name of the row. */
export function useContactsField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  control: Control<Values, unknown, Output>,
  name: Name,
) {
  const { field, fieldState } = useController({ control, name });
  const rows: readonly { nome?: string | null }[] = field.value;
  return {
    name: field.name,
    value: field.value,
    onValueChange: field.onChange,
    inputRef: field.ref,
    error: contactsProblem(
      fieldState.error,
      rows.map(({ nome }) => nome ?? ''),
    ),
  };
}
