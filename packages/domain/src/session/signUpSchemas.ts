import { z } from 'zod';
import { isRepeated, newPassword, notRepeated, repetition } from './newPassword.ts';
import { cnpjField, emailField } from './sessionFields.ts';

/** Body of the supplier sign-up (GAP-01): `{cnpj, email, senha}`, the CNPJ bare. */
export const signUpBodySchema = z.object({ cnpj: cnpjField, email: emailField, senha: newPassword });

/** What the sign-up call sends. */
export type SignUpBody = z.output<typeof signUpBodySchema>;

/** Form of the supplier sign-up (GAP-01): the body plus `confirmarSenha`. */
export const signUpSchema = signUpBodySchema.extend(repetition).refine(isRepeated, notRepeated);

/** Values of the sign-up form. */
export type SignUpForm = z.output<typeof signUpSchema>;
