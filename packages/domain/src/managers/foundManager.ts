import type { ManagerForm } from './managerSchema.ts';

/** The e-mail as it is shown and stored: the company's domain is added where there is none (MGR-009, GAP-07). */
export function wholeEmail(email: string, suffix: string): string {
  const text = email.trim();
  return text === '' || text.includes('@') ? text : text + suffix;
}

/**
 * Another registration is another person: what the search filled in goes.
 *
 * @param found the name that the search filled in.
 */
export function withRegistration<Form extends Pick<ManagerForm, 'matricula' | 'nome' | 'email'>>(
  form: Form,
  matricula: string,
  found: string | undefined,
): Form {
  if (form.email === '' || matricula === form.matricula) return { ...form, matricula };
  return { ...form, matricula, email: '', nome: form.nome === found ? '' : form.nome };
}
