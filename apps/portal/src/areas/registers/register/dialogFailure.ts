import { toApiError } from '@portal/api';
import { ZodError } from 'zod';

/** What a dialog of the component library says of a save that failed; what was typed stays. */
export interface DialogFailure<Name extends string> {
  /** About no field. */
  readonly error?: string;
  readonly fieldErrors?: { readonly [Field in Name]?: string };
}

/**
 * Sorts what a save was refused with, by the rules or by the gateway (D9), to the fields of a dialog.
 *
 * @param names the fields of the dialog by their names in the call.
 */
export function dialogFailure<Name extends string>(
  failure: unknown,
  names: Readonly<Record<string, Name>>,
): DialogFailure<Name> {
  const { message, fields } = toApiError(failure);
  const said: [string, string][] =
    failure instanceof ZodError
      ? failure.issues.map((issue) => [issue.path.join('.'), issue.message])
      : Object.entries(fields).map(([name, texts]) => [name, texts[0] ?? message]);
  const errors: { [Field in Name]?: string } = {};
  for (const [wire, text] of said) {
    const name = Object.hasOwn(names, wire) ? names[wire] : undefined;
    if (name !== undefined) errors[name] ??= text;
  }
  return Object.keys(errors).length > 0 ? { fieldErrors: errors } : { error: message };
}
