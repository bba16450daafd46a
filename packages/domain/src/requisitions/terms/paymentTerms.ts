/** The types of a payment term, with their labels (RQP-002); the first is the default (RQP-003). */
export const TERM_TYPES = [
  { id: 'Padrao', descricao: 'Padrão' },
  { id: 'Parcelado', descricao: 'Parcelado' },
  { id: 'Periodo', descricao: 'Período' },
] as const;

/** Type of a payment term. */
export type TermType = (typeof TERM_TYPES)[number]['id'];

/** The due dates of a term (RQP-006), in their order. */
export const DUE_DATES = [
  'vencimento1',
  'vencimento2',
  'vencimento3',
  'vencimento4',
  'vencimento5',
  'vencimento6',
] as const;

/** The installment values of a term (RQP-008), in the order of its due dates. */
export const DUE_VALUES = [
  'valorVencimento1',
  'valorVencimento2',
  'valorVencimento3',
  'valorVencimento4',
  'valorVencimento5',
  'valorVencimento6',
] as const;

/** Name of a due date. */
export type DueDate = (typeof DUE_DATES)[number];

/** Name of an installment value. */
export type DueValue = (typeof DUE_VALUES)[number];

/** The three days of the type `Periodo` (RQP-005). */
export const PERIOD_DAYS = ['doDia', 'ateDia', 'diaBase'] as const;

/** Most days of a term. */
export const TERM_DAYS_MAX = 9_999;

/** A payment term as the form holds and the wire carries it (RQP-001 to RQP-008); dates as `YYYY-MM-DD`, values in reais. */
export interface PaymentTerms
  extends Readonly<Record<DueDate, string | null>>,
    Readonly<Record<DueValue, number | null>>,
    Readonly<Record<(typeof PERIOD_DAYS)[number] | 'prazoDias', number | null>> {
  readonly tipoPrazo: TermType;
  /** The first due date as it was proposed (RQP-007). */
  readonly vencimento1Original: string | null;
}

const nothing = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>; // of each name null

/** A term of which nothing is said yet: `Padrao` (RQP-003). */
export const EMPTY_TERMS: PaymentTerms = {
  tipoPrazo: 'Padrao',
  prazoDias: null,
  ...nothing(PERIOD_DAYS),
  vencimento1Original: null,
  ...nothing(DUE_DATES),
  ...nothing(DUE_VALUES),
};

const isStorable = (days: number | null) =>
  days !== null && Number.isInteger(days) && days >= 0 && days <= TERM_DAYS_MAX;

/**
 * A term without what its type does not have (C-8): due dates and values 2 to 6 but for `Parcelado` (RQP-010), the three
 * days but for `Periodo` (RQP-011). A value without its due date goes too, and so do days of the term that no field shows
 * and nothing can store.
 */
export function clearTerms(terms: PaymentTerms): PaymentTerms {
  const isSplit = terms.tipoPrazo === 'Parcelado';
  const dates = DUE_DATES.map((name, index) => (index === 0 || isSplit ? terms[name] : null));
  return {
    ...terms,
    ...(terms.tipoPrazo !== 'Periodo' && {
      prazoDias: isStorable(terms.prazoDias) ? terms.prazoDias : null,
      ...nothing(PERIOD_DAYS),
    }),
    ...dueDates(dates),
    ...dueValues(DUE_VALUES.map((name, index) => (isSplit && dates[index] !== null ? terms[name] : null))),
  };
}

/** Six due dates by their names; those that are not given are empty. */
export function dueDates(dates: readonly (string | null)[]): Record<DueDate, string | null> {
  return Object.fromEntries(DUE_DATES.map((name, index) => [name, dates[index] ?? null])) as Record<
    DueDate,
    string | null
  >; // of each name its date
}

/** Six installment values by their names; those that are not given are empty. */
export function dueValues(values: readonly (number | null)[]): Record<DueValue, number | null> {
  return Object.fromEntries(DUE_VALUES.map((name, index) => [name, values[index] ?? null])) as Record<
    DueValue,
    number | null
  >; // of each name its value
}

/** How many due dates a term shows: one, or for `Parcelado` those that are filled, always in a row from the first. */
export function filledDates(terms: PaymentTerms): number {
  if (terms.tipoPrazo !== 'Parcelado') return terms.vencimento1 === null ? 0 : 1;
  const gap = DUE_DATES.findIndex((name) => terms[name] === null);
  return gap === -1 ? DUE_DATES.length : gap;
}
