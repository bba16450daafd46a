import type { ManagerForm } from './managerSchema.ts';

/** The complete e-mail: the company's domain is added when it has none (MGR-009, GAP-07). */
export function wholeEmail(email: string, suffix: string): string {
  const text = email.trim();
  return text === '' || text.includes('@') ? text : text + suffix;
}

/**
 * Another registration number is another person: clears what the search filled in.
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
