import { addDays } from '@portal/formats';
import { toCents } from '../fields/cents.ts';
import { periodStart } from './periods.ts';

/** What makes two requisitions look like one; the value in reais, the billing date as `YYYY-MM-DD`. */
export interface RepeatableRequisition {
  /** Number; `null` for a new one. */
  readonly id: number | null;
  readonly fornecedorId: number;
  readonly valorRequisicao: number;
  readonly dataCompraInicial: string;
  readonly status?: string;
}

/** First and last day of the week of a day, Monday to Sunday. */
export function weekOf(date: string): { readonly from: string; readonly until: string } {
  const from = periodStart('Semana', date);
  return { from, until: addDays(from, 6) };
}

/** The others of the same supplier, value and week of billing; a refused one repeats nothing. */
export function repeatedRequisitions<Other extends RepeatableRequisition>(
  one: RepeatableRequisition,
  others: readonly Other[],
): Other[] {
  const { from, until } = weekOf(one.dataCompraInicial);
  return others.filter(
    ({ id, fornecedorId, valorRequisicao, dataCompraInicial, status }) =>
      id !== one.id &&
      status !== 'Recusado' &&
      fornecedorId === one.fornecedorId &&
      toCents(valorRequisicao) === toCents(one.valorRequisicao) &&
      dataCompraInicial >= from &&
      dataCompraInicial <= until,
  );
}
