import { REQUIRED_TEXT } from '../../fields/fieldTexts.ts';
import { earlyDateProblem, periodProblems, type TermDays } from './dueDateBounds.ts';
import { remainingValue } from './installments.ts';
import { DUE_DATES, DUE_VALUES, filledDates, type PaymentTerms } from './paymentTerms.ts';

/** Message of installments that are more than the requested value (RQP-024). */
export const SUM_TEXT = 'A soma das parcelas passa do valor solicitado';

/** Due dates that must have a value where they are shown; 5 and 6 may go without (RQP-023, X-12). */
const VALUES_REQUIRED = 4;

function dateProblem(terms: PaymentTerms, index: number, days: TermDays): string | null {
  const date = terms[DUE_DATES[index] ?? 'vencimento1'];
  const isRequired = index === 0 || (index === 1 && terms.tipoPrazo === 'Parcelado');
  if (date === null) {
    const isGap =
      terms.tipoPrazo === 'Parcelado' && DUE_DATES.slice(index + 1).some((name) => terms[name] !== null);
    return isRequired || isGap ? REQUIRED_TEXT : null;
  }
  return earlyDateProblem(date, index, terms, days);
}

/**
 * What is wrong with a term, by its fields (RQP-012 to RQP-024, C-7, C-9). Page and gateway both use it (D6).
 *
 * @param total requested value; null while there is none, and then the values are not compared with it.
 */
export function termProblems(
  terms: PaymentTerms,
  days: TermDays,
  total: number | null,
): Record<string, string> {
  const problems: Record<string, string> = terms.tipoPrazo === 'Periodo' ? periodProblems(terms) : {};
  for (const [index, name] of DUE_DATES.entries()) {
    const problem = dateProblem(terms, index, days);
    if (problem !== null) problems[name] = problem;
  }
  if (terms.tipoPrazo !== 'Parcelado') return problems;
  const shown = filledDates(terms);
  for (const name of DUE_VALUES.slice(0, Math.min(shown, VALUES_REQUIRED)))
    if (terms[name] === null) problems[name] = REQUIRED_TEXT;
  const last = DUE_VALUES[shown - 1];
  if (last !== undefined && total !== null && remainingValue(terms, total) < 0) problems[last] ??= SUM_TEXT;
  return problems;
}
