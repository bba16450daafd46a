import { expectedCnpjDigits } from '@portal/formats';

/** A CNPJ that no other run has used, with its check digits. */
export function freshCnpj(): string {
  const body = `${Date.now().toString(36).toUpperCase().padStart(8, '0').slice(-8)}0001`;
  return `${body}${expectedCnpjDigits(body)}`;
}
