import { bankClosure, nextBankDay } from '@portal/domain';
import { daysBetween, isIsoDate, writeDate } from '@portal/formats';

/**
 * What is said below a due date: that banks are closed on it, else how long after the billing it is.
 *
 * @param billing `YYYY-MM-DD`, `null` until it is chosen.
 */
export function dueDateHint(date: string | null, billing: string | null): string | undefined {
  if (date === null || !isIsoDate(date)) return undefined;
  const closure = bankClosure(date);
  if (closure !== null) return `${closure}: sem bancos, o pagamento cai em ${writeDate(nextBankDay(date))}`;
  if (billing === null || !isIsoDate(billing)) return undefined;
  const days = daysBetween(billing, date);
  if (days === 0) return 'No dia do faturamento';
  return days > 0 ? `${days} ${days === 1 ? 'dia' : 'dias'} após o faturamento` : undefined;
}
