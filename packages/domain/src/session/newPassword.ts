import * as z from 'zod/mini';
import { PASSWORD_MIN } from './newPasswordHint.ts';
import { requiredText } from './sessionFields.ts';

/** Message about a new password, `null` when it is fine; the required rule covers an empty one. */
function newPasswordProblem(senha: string): string | null {
  if (senha === '') return null;
  if ([...senha].length < PASSWORD_MIN) return `A senha deve ter no mínimo ${PASSWORD_MIN} caracteres`;
  if (!/\p{L}/u.test(senha)) return 'A senha deve ter ao menos uma letra';
  return /[0-9]/.test(senha) ? null : 'A senha deve ter ao menos um número';
}

/** A password that is chosen, in the sign-up as later (GAP-01, D25). */
export const newPassword = requiredText.check(
  z.superRefine((senha, context) => {
    const problem = newPasswordProblem(senha);
    if (problem) context.addIssue(problem);
  }),
);

/** The new password once more, for forms. */
export const repetition = { confirmarSenha: requiredText };

const bothPasswords = z.object({ senha: requiredText, ...repetition });

/** Whether a new password was typed the same twice. */
export const isRepeated = ({ senha, confirmarSenha }: z.output<typeof bothPasswords>) =>
  senha === confirmarSenha;

/** 'As senhas não conferem' appears as soon as both passwords are typed, even while other fields are wrong. */
export const notRepeated = {
  error: 'As senhas não conferem',
  path: ['confirmarSenha'],
  when: ({ value }: z.core.ParsePayload) => bothPasswords.safeParse(value).success,
};
