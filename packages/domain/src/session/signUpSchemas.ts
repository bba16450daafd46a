import { z } from 'zod';
import { cnpjField, emailField, requiredText } from './sessionFields.ts';

/** Fewest characters of a new password. */
export const PASSWORD_MIN = 8;

/** Message about a new password, `null` when it is fine; the required rule covers an empty one. */
function newPasswordProblem(senha: string): string | null {
  if (senha === '') return null;
  if (senha.length < PASSWORD_MIN) return `A senha deve ter no mínimo ${PASSWORD_MIN} caracteres`;
  if (!/\p{L}/u.test(senha)) return 'A senha deve ter ao menos uma letra';
  return /[0-9]/.test(senha) ? null : 'A senha deve ter ao menos um número';
}

const newPassword = requiredText.superRefine((senha, context) => {
  const problem = newPasswordProblem(senha);
  if (problem) context.addIssue(problem);
});

/** Body of the supplier sign-up (GAP-01): `{cnpj, email, senha}`, the CNPJ bare. */
export const signUpBodySchema = z.object({ cnpj: cnpjField, email: emailField, senha: newPassword });

/** What the sign-up call sends. */
export type SignUpBody = z.output<typeof signUpBodySchema>;

const bothPasswords = z.object({ senha: requiredText, confirmarSenha: requiredText });

/**
 * Form of the supplier sign-up (GAP-01): the body plus `confirmarSenha`. 'As senhas não conferem' appears as soon as
 * both passwords are typed, even while other fields are wrong.
 */
export const signUpSchema = signUpBodySchema
  .extend({ confirmarSenha: requiredText })
  .refine((values) => values.senha === values.confirmarSenha, {
    error: 'As senhas não conferem',
    path: ['confirmarSenha'],
    when: ({ value }) => bothPasswords.safeParse(value).success,
  });

/** Values of the sign-up form. */
export type SignUpForm = z.output<typeof signUpSchema>;
