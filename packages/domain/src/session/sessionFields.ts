import { expectedCnpjDigits, isValidCnpj, isValidEmail, normalizeLine, parseCnpj } from '@portal/formats';
import * as z from 'zod/mini';
import { EMAIL_TEXT, REQUIRED_TEXT } from '../fields/fieldTexts.ts';

// No check here aborts: zod would then skip the comparison of the two passwords in the sign-up form. Hence each
// rule passes an empty text, which the required rule already reports.

/** Text that must not be empty and is kept exactly as typed. */
export const requiredText = z.string({ error: REQUIRED_TEXT }).check(z.minLength(1, REQUIRED_TEXT));

/** What is wrong with a CNPJ: the expected check digits as `CnpjField` says them, so that they outlive a refused form. */
function wrongCnpj(cnpj: string): string {
  const expected = cnpj.length === 14 ? expectedCnpjDigits(cnpj) : null;
  return expected === null || cnpj.endsWith(expected)
    ? 'Digite um CNPJ válido'
    : `CNPJ inválido: DV esperado ${expected}`;
}

/** CNPJ, numeric or alphanumeric, with right check digits (D2); comes out bare and upper-cased. */
export const cnpjField = z.string({ error: REQUIRED_TEXT }).check(
  z.overwrite((cnpj) => parseCnpj(normalizeLine(cnpj))),
  z.minLength(1, REQUIRED_TEXT),
  z.refine((cnpj) => cnpj === '' || isValidCnpj(cnpj), { error: ({ input }) => wrongCnpj(String(input)) }),
);

/** E-mail by the rule of FND-093; its letter case is kept (D18, D24). */
export const emailField = z.string({ error: REQUIRED_TEXT }).check(
  z.overwrite(normalizeLine),
  z.minLength(1, REQUIRED_TEXT),
  z.refine((email) => email === '' || isValidEmail(email), EMAIL_TEXT),
);
