import { formatNumber, percentText } from '@portal/formats';
import { toCents } from '../fields/cents.ts';

/** What is compared of a requisition. */
export interface ComparedRequisition {
  /** Reais. */
  readonly valorRequisicao: number;
  readonly prazoCompra: {
    readonly vencimentos: readonly {
      /** Days from the billing date to the date that was proposed. */
      readonly prazoOriginal: number;
      /** Days by which the date is later than that. */
      readonly prazoAdicional: number;
      /** Reais. */
      readonly valor: number;
    }[];
  };
}

/** Days from the billing date to each due date. */
export function dueDays({ prazoCompra }: Pick<ComparedRequisition, 'prazoCompra'>): number[] {
  return prazoCompra.vencimentos.map(({ prazoOriginal, prazoAdicional }) => prazoOriginal + prazoAdicional);
}

/** Days for which the money stays on average: due days weighted by their values; null without a value. */
export function averageDueDays(requisition: Pick<ComparedRequisition, 'prazoCompra'>): number | null {
  const values = requisition.prazoCompra.vencimentos.map(({ valor }) => toCents(valor));
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total === 0) return null;
  const days = dueDays(requisition).map((day, index) => day * (values[index] ?? 0));
  return Math.round(days.reduce((sum, value) => sum + value, 0) / total);
}

const mean = (figures: readonly number[]) =>
  figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

function valueText(value: number, before: number): string {
  const percent = Math.round(((value - before) / before) * 10_000) / 100;
  if (percent === 0) return 'Valor igual à média';
  return `Valor ${percentText(Math.abs(percent))} ${percent > 0 ? 'acima' : 'abaixo'} da média`;
}

function daysText(days: number, before: number): string {
  const difference = Math.round(days - before);
  if (difference === 0) return 'prazo médio igual';
  const count = Math.abs(difference);
  const unit = count === 1 ? 'dia' : 'dias';
  return `prazo médio ${formatNumber(count)} ${unit} ${difference > 0 ? 'maior' : 'menor'}`;
}

/**
 * How a requisition differs from the last ones of its supplier, in one sentence; null where there are none.
 *
 * @param last the supplier's last approved requisitions, without this one.
 */
export function comparisonSentence(
  requisition: ComparedRequisition,
  last: readonly ComparedRequisition[],
): string | null {
  const before = mean(last.map(({ valorRequisicao }) => valorRequisicao));
  if (last.length === 0 || before === 0) return null;
  const of = last.length === 1 ? 'da última aprovada' : `das últimas ${last.length} aprovadas`;
  const days = averageDueDays(requisition);
  const daysBefore = last.map(averageDueDays).filter((figure) => figure !== null);
  const terms = days === null || daysBefore.length === 0 ? '' : ` e ${daysText(days, mean(daysBefore))}`;
  return `${valueText(requisition.valorRequisicao, before)} ${of} do fornecedor${terms}.`;
}
