import { daysBetween } from '@portal/formats';
import { sumMoney, toCents, toReais } from '../../fields/cents.ts';
import { DUE_DATES, DUE_VALUES, dueValues, filledDates, type PaymentTerms } from './paymentTerms.ts';

/** The values of the due dates that are filled; one that is not filled in is null. */
function shownValues(terms: PaymentTerms): (number | null)[] {
  return DUE_VALUES.slice(0, filledDates(terms)).map((name) => terms[name]);
}

/** What the installments leave of the requested value, in reais; negative when they are more. */
export function remainingValue(terms: PaymentTerms, total: number): number {
  return toReais(toCents(total) - toCents(sumMoney(shownValues(terms))));
}

/**
 * The value that an installment keeps of what is typed: never more than the others leave (C-7, RQP-024).
 *
 * @param index of the installment, from 0.
 */
export function cappedValue(terms: PaymentTerms, index: number, typed: number, total: number): number {
  const others = shownValues(terms).filter((_, place) => place !== index);
  const most = Math.max(0, toCents(total) - toCents(sumMoney(others)));
  return toReais(Math.min(toCents(typed), most));
}

/** The term of a requested value that was lowered: the last installments give way until the sum fits (C-7). */
export function capValues(terms: PaymentTerms, total: number): PaymentTerms {
  const values = shownValues(terms);
  let excess = -toCents(remainingValue(terms, total));
  for (let index = values.length - 1; index >= 0 && excess > 0; index -= 1) {
    const value = toCents(values[index] ?? 0);
    const taken = Math.min(value, excess);
    if (taken > 0) values[index] = toReais(value - taken);
    excess -= taken;
  }
  return { ...terms, ...dueValues(values) };
}

/** A value in equal parts, in reais; the cents that do not divide are in the last one. */
export function splitEqually(total: number, parts: number): number[] {
  const part = Math.floor(toCents(total) / parts);
  return Array.from({ length: parts }, (_, index) =>
    toReais(index === parts - 1 ? toCents(total) - part * (parts - 1) : part),
  );
}

/** An installment of a requisition (RQP-009); dates as `YYYY-MM-DD`, values in reais. */
export interface Installment {
  readonly numeroParcela: number;
  /** Days from the billing date to the date that was proposed. */
  readonly prazoOriginal: number;
  readonly dataOriginal: string;
  /** Days by which the date is later than the one that was proposed; negative for earlier. */
  readonly prazoAdicional: number;
  readonly data: string;
  readonly valor: number;
  readonly valorOriginal: number;
}

/** What was proposed for an installment. */
type ProposedInstallment = Pick<Installment, 'dataOriginal' | 'valorOriginal'>;

/**
 * The installments of a term, one for each due date, together always the requested value (RQP-009, G-30): the type
 * `Parcelado` has the values of the form, and what they leave of the requested value falls due last; any other type has
 * one. Charts and cash flow read these.
 *
 * @param before installments as they were, whose proposals stay.
 */
export function installmentsOf(
  terms: PaymentTerms,
  {
    total,
    billing,
    before = [],
  }: { readonly total: number; readonly billing: string; readonly before?: readonly ProposedInstallment[] },
): Installment[] {
  const count = filledDates(terms);
  const rest = toCents(remainingValue(terms, total));
  return DUE_DATES.slice(0, count).flatMap((name, index) => {
    const data = terms[name];
    if (data === null) return [];
    const own = toCents(terms[DUE_VALUES[index] ?? 'valorVencimento1'] ?? 0);
    const valor = toReais(own + (index === count - 1 ? rest : 0));
    const dataOriginal =
      before[index]?.dataOriginal ?? (index === 0 ? (terms.vencimento1Original ?? data) : data);
    return [
      {
        numeroParcela: index + 1,
        prazoOriginal: daysBetween(billing, dataOriginal),
        dataOriginal,
        prazoAdicional: daysBetween(dataOriginal, data),
        data,
        valor,
        valorOriginal: before[index]?.valorOriginal ?? valor,
      },
    ];
  });
}
