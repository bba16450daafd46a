import * as z from 'zod/mini';
import { isRepeated, newPassword, notRepeated, repetition } from './newPassword.ts';
import { cnpjField, emailField } from './sessionFields.ts';

/** Form and body by which a supplier asks for the link to a new password (D25). */
export const supplierPasswordLinkSchema = z.object({ cnpj: cnpjField });

/** Form and body by which a member of staff asks for the link to a new password (D25). */
export const staffPasswordLinkSchema = z.object({ email: emailField });

/** The password that is chosen with a link, as its call takes it beside the code (D25). */
export const chosenPasswordSchema = z.object({ senha: newPassword });

/** Form of the password that is chosen with a link (D25): the password plus `confirmarSenha`. */
export const passwordChoiceSchema = z
  .extend(chosenPasswordSchema, repetition)
  .check(z.refine(isRepeated, notRepeated));

/** Values of the form of a password that is chosen with a link. */
export type PasswordChoice = z.output<typeof passwordChoiceSchema>;
