import type { PaymentTerms } from '@portal/domain';

export interface TermsInputProps<Name extends string = string> {
  /** Path of the field, of the kind `terms`. */
  name: Name;
  /** Billing date, `YYYY-MM-DD`; `null` until it is chosen. */
  billing: string | null;
  /** Requested value in reais, which the installments never exceed; `null` until it is known. */
  total: number | null;
  /** The day in America/Sao_Paulo, `YYYY-MM-DD`. */
  today: string;
  /** Called with the days of a pattern that was chosen, and the term that it makes. */
  onPattern: (days: readonly number[], terms: PaymentTerms) => void;
}
