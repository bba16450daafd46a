import { checkText, type Problems } from '../../internal/form-dialog/fieldRules.ts';

/** A manager, as the dialog knows it. */
export interface Manager {
  /** Only of a manager who is stored. */
  codigo?: string | number | undefined;
  /** Digits only. */
  registration: string;
  name: string;
  email: string;
  active: boolean;
}

/** What the search for a registration found. */
export interface FoundManager {
  /** The registration it was searched by; an answer to another one than is in the field is let go. */
  registration: string;
  name: string;
  /** With its domain or without. */
  email: string;
}

/** What a person fills in. */
export type ManagerValues = Omit<Manager, 'codigo'>;

/** A new manager is active (GAP-59). */
export const noManager: ManagerValues = { registration: '', name: '', email: '', active: true };

/** Registration, name and e-mail are required (MGR-013 to 015). */
export function checkManager({ registration, name, email }: ManagerValues): Problems<ManagerValues> {
  return { registration: checkText(registration), name: checkText(name), email: checkText(email) };
}

/** Another registration is another person: what the search filled in goes. */
export function withRegistration(
  values: ManagerValues,
  registration: string,
  filled: FoundManager | null | undefined,
): ManagerValues {
  if (values.email === '' || registration === values.registration) return { ...values, registration };
  return {
    ...values,
    registration,
    email: '',
    name: filled && values.name === filled.name.trim() ? '' : values.name,
  };
}

/** The e-mail as it is shown and stored: the company's domain is added where there is none (MGR-009, GAP-07). */
export function wholeEmail(email: string, suffix: string): string {
  const text = email.trim();
  return text === '' || text.includes('@') ? text : text + suffix;
}
