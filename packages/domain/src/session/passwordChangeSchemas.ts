import * as z from 'zod/mini';
import { isRepeated, newPassword, notRepeated, repetition } from './newPassword.ts';
import { requiredText } from './sessionFields.ts';

const fields = z.object({ senhaAtual: requiredText, senha: newPassword });

const isOther = ({ senhaAtual, senha }: z.output<typeof fields>) => senha !== senhaAtual;

/** The new password is another one; said also while its repetition is wrong. */
const notOther = {
  error: 'A nova senha deve ser diferente da atual',
  path: ['senha'],
  when: ({ value }: z.core.ParsePayload) => fields.safeParse(value).success,
};

/** Body of the change of the own password (D25): the current one, and another one under the rules of the sign-up. */
export const passwordChangeBodySchema = fields.check(z.refine(isOther, notOther));

/** What the call that changes the password sends. */
export type PasswordChangeBody = z.output<typeof passwordChangeBodySchema>;

/** Form of the change of the own password (D25): the body plus `confirmarSenha`. */
export const passwordChangeSchema = z
  .extend(fields, repetition)
  .check(z.refine(isRepeated, notRepeated), z.refine(isOther, notOther));

/** Values of the form of a change of password. */
export type PasswordChangeForm = z.output<typeof passwordChangeSchema>;
