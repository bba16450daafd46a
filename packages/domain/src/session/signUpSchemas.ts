import * as z from 'zod/mini';
import { acceptedNotice, acceptedVersion } from '../privacy/noticeAcceptance.ts';
import { isRepeated, newPassword, notRepeated, repetition } from './newPassword.ts';
import { cnpjField, emailField } from './sessionFields.ts';

const fields = z.object({ cnpj: cnpjField, email: emailField, senha: newPassword });

/** Body of the supplier sign-up (GAP-01): `{cnpj, email, senha}`, the CNPJ bare, and the accepted version of the privacy notice (D31). */
export const signUpBodySchema = z.extend(fields, { avisoPrivacidade: acceptedVersion });

/** What the sign-up call sends. */
export type SignUpBody = z.output<typeof signUpBodySchema>;

/** Form of the supplier sign-up (GAP-01): the password twice, and the notice as a checkbox. */
export const signUpSchema = z
  .extend(fields, { ...repetition, avisoPrivacidade: acceptedNotice })
  .check(z.refine(isRepeated, notRepeated));

/** Values of the sign-up form. */
export type SignUpForm = z.output<typeof signUpSchema>;
