export interface TermsInputProps<Name extends string = string> {
  /** Path of the field, of the kind `terms`. */
  name: Name;
  /** Billing date, `YYYY-MM-DD`; `null` until it is chosen. */
  billing: string | null;
  /** Requested value in reais, which the installments never exceed; `null` until it is known. */
  total: number | null;
  /** The day in America/Sao_Paulo, `YYYY-MM-DD`. */
  today: string;
}
