import { addDays, dayInSaoPaulo, monthStart } from '@portal/formats';
import { createRandom } from '../random.ts';

/** What is paid each month: day, and amount in reais. */
const MONTHLY = [
  ['Folha de pagamento', 5, 182_000],
  ['Aluguel das lojas', 10, 64_500],
  ['Energia elétrica', 15, 21_300],
  ['Fretes', 20, 38_700],
  ['Impostos', 25, 71_900],
] as const;

/** Months of the past, and of all. */
const [PAST, MONTHS] = [24, 42];

/** Expenses of the two years before the seed and those that are planned after it. */
export function createExpenses(at: Date): { descricao: string; data: string; valor: number }[] {
  const random = createRandom('expenses');
  const today = dayInSaoPaulo(at);
  return Array.from({ length: MONTHS }, (_, month) => month).flatMap((month) =>
    MONTHLY.map(([descricao, day, amount]) => ({
      descricao,
      data: addDays(monthStart(today, month - PAST), day - 1),
      valor: Number((amount * random.decimal(0.92, 1.1, 4)).toFixed(2)),
    })),
  );
}
