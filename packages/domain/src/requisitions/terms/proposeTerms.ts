import { addDays } from '@portal/formats';
import { dayOfMonth } from '../bankDays.ts';
import { splitEqually } from './installments.ts';
import {
  clearTerms,
  dueDates,
  dueValues,
  EMPTY_TERMS,
  filledDates,
  type PaymentTerms,
  type TermType,
} from './paymentTerms.ts';

/** The payment terms that a supplier is registered with (RQP-026). */
export interface SupplierTerms {
  readonly tipoPrazo: TermType;
  readonly prazoEmDias: number | null;
  readonly doDia: number | null;
  readonly ateDia: number | null;
  readonly diaBase: number | null;
  readonly prazoVencimento1: number | null;
  readonly prazoVencimento2: number | null;
  readonly prazoVencimento3: number | null;
  readonly prazoVencimento4: number | null;
  readonly prazoVencimento5: number | null;
  /** As people read them; empty when the supplier has none. */
  readonly prazosCadastro: string;
}

/** Texts of what a supplier lacks for a requisition (RQF-019 to RQF-021, RQF-025, RQP-028). */
export const SUPPLIER_LACKS = {
  divisions: 'Nenhuma divisão foi encontrada para o fornecedor, revise o cadastro.',
  divisionGroup: 'Não foi encontrado um grupo de divisões para o fornecedor, revise o cadastro.',
  terms: 'Não foi encontrado um prazo cadastrado para o fornecedor, revise o cadastro.',
  registeredTerms: 'Fornecedor está sem prazo de cadastro no Sistema de Compras',
  timeout: 'Tempo limite no legado para buscar prazo',
} as const;

/** Due dates that are offered at once, by their days after the billing date. */
export const TERM_PATTERNS: readonly (readonly number[])[] = [
  [30],
  [30, 60],
  [30, 60, 90],
  [30, 60, 90, 120],
  [28, 35, 42],
  [30, 45, 60, 75, 90],
  [30, 60, 90, 120, 150, 180],
];

/** A pattern as people say it: `30/60/90`. */
export const patternText = (days: readonly number[]): string => days.join('/');

/** A term whose due dates are these days after the billing date, and whose values are equal parts. */
export function applyPattern(
  terms: PaymentTerms,
  days: readonly number[],
  { billing, total }: { readonly billing: string; readonly total: number | null },
): PaymentTerms {
  const dates = days.map((distance) => addDays(billing, distance));
  const isSplit = days.length > 1;
  return clearTerms({
    ...terms,
    tipoPrazo: isSplit ? 'Parcelado' : 'Padrao',
    ...dueDates(dates),
    ...dueValues(isSplit && total !== null ? splitEqually(total, days.length) : []),
  });
}

/** A term with the requested value in equal parts on its due dates, the cents in the last one. */
export function splitTerms(terms: PaymentTerms, total: number): PaymentTerms {
  const parts = filledDates(terms);
  return parts === 0 ? terms : { ...terms, ...dueValues(splitEqually(total, parts)) };
}

/**
 * The term that the form starts with for a supplier (G-30, X-12, X-13): due dates 1 to 5 so many days after the billing
 * date, the sixth empty; for `Periodo` the base day of the billing month and the days of the term.
 */
export function proposeTerms(
  supplier: SupplierTerms,
  { billing, total }: { readonly billing: string; readonly total: number | null },
): PaymentTerms {
  const { tipoPrazo, prazoEmDias, doDia, ateDia, diaBase } = supplier;
  const distances = [
    supplier.prazoVencimento1,
    supplier.prazoVencimento2,
    supplier.prazoVencimento3,
    supplier.prazoVencimento4,
    supplier.prazoVencimento5,
  ];
  // Registrations of the purchasing system have gaps, and not always an order.
  const days = distances.filter((distance) => distance !== null).sort((one, other) => one - other);
  const periodStart = diaBase === null ? billing : dayOfMonth(billing, diaBase);
  const inPeriod = addDays(periodStart, prazoEmDias ?? 0);
  const dates =
    tipoPrazo === 'Periodo'
      ? [inPeriod < billing ? billing : inPeriod]
      : days.map((distance) => addDays(billing, distance));
  const [first = null] = dates;
  const terms = clearTerms({
    ...EMPTY_TERMS,
    tipoPrazo,
    prazoDias: prazoEmDias,
    doDia,
    ateDia,
    diaBase,
    vencimento1Original: first,
    ...dueDates(dates),
  });
  return tipoPrazo === 'Parcelado' && total !== null ? splitTerms(terms, total) : terms;
}
