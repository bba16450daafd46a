import * as z from 'zod/mini';
import { cnpjField, emailField, requiredText } from './sessionFields.ts';

/**
 * Form and body of the supplier sign-in (GAP-01, FND-038): `{cnpj, senha}`. The CNPJ comes out bare, as the call
 * sends it (FRM-16); the password stays exactly as typed.
 */
export const supplierSignInSchema = z.object({ cnpj: cnpjField, senha: requiredText });

/** Values of the supplier sign-in. */
export type SupplierSignIn = z.output<typeof supplierSignInSchema>;

/**
 * Form and body of the staff sign-in (GAP-01, FND-039): `{email, senha}`. Spaces around the e-mail are dropped;
 * the password stays exactly as typed.
 */
export const staffSignInSchema = z.object({ email: emailField, senha: requiredText });

/** Values of the staff sign-in. */
export type StaffSignIn = z.output<typeof staffSignInSchema>;
