import { isValidCnpj, isValidEmail, parseCnpj } from '@portal/formats';
import { z } from 'zod';

const REQUIRED = 'Campo obrigatório';

// No check here aborts: zod would then skip the comparison of the two passwords in the sign-up form. Hence each
// rule passes an empty text, which the required rule already reports.

/** Text that must not be empty and is kept exactly as typed. */
export const requiredText = z.string({ error: REQUIRED }).min(1, REQUIRED);

/** CNPJ, numeric or alphanumeric, with right check digits (D2); comes out bare and upper-cased. */
export const cnpjField = z
  .string({ error: REQUIRED })
  .overwrite(parseCnpj)
  .min(1, REQUIRED)
  .refine((cnpj) => cnpj === '' || isValidCnpj(cnpj), 'Digite um CNPJ válido');

/** E-mail by the rule of FND-093; spaces around it are dropped, its letter case is kept (D18). */
export const emailField = z
  .string({ error: REQUIRED })
  .trim()
  .min(1, REQUIRED)
  .refine((email) => email === '' || isValidEmail(email), 'Digite um e-mail válido');
