import type { ChartPeriod, DueAmount } from '@portal/domain';
import { chartWindow, graphicAnalysis, releasesChart } from '@portal/domain';
import { dayInSaoPaulo } from '@portal/formats';
import { and, between, eq, inArray, isNull, min, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { cashFlowSums, requisitionInstallments, requisitions } from '../../database/schema.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';

type Context = Pick<GatewayContext, 'database' | 'now'>;
type Origin = (typeof cashFlowSums.$inferSelect)['origem'];

/** How the database truncates a day to its period; its weeks begin on Monday, as those of the charts do. */
const UNITS = { Dia: 'day', Semana: 'week', Mes: 'month' } as const satisfies Record<ChartPeriod, string>;

const periodOf = (period: ChartPeriod): SQL =>
  sql`date_trunc(${sql.raw(`'${UNITS[period]}'`)}, ${cashFlowSums.data}::timestamp)`;

/** What falls due in the window of the charts, a sum a period, under its first day that has any. */
async function readSums(queries: Queries, period: ChartPeriod, today: string) {
  const { from, until } = chartWindow(today);
  const rows = await queries
    .select({
      origin: cashFlowSums.origem,
      date: sql<string>`${min(cashFlowSums.data)}::text`,
      amount: sql<number>`sum(${cashFlowSums.valor})`.mapWith(Number),
    })
    .from(cashFlowSums)
    .where(between(cashFlowSums.data, from, until))
    .groupBy(cashFlowSums.origem, periodOf(period));
  return (...origins: readonly Origin[]): DueAmount[] =>
    rows.filter(({ origin }) => origins.includes(origin));
}

/**
 * The graphic analysis as of today (CHT-017 to CHT-023). An installment is a title once it is billed, and counts once.
 */
export async function readGraphicAnalysis({ database, now }: Context, period: ChartPeriod) {
  const today = dayInSaoPaulo(now());
  const sumsOf = await readSums(database.queries, period, today);
  const flows = {
    approved: sumsOf('Aprovado'),
    requested: sumsOf('Requisitado'),
    titles: sumsOf('Titulo'),
    expenses: sumsOf('Despesa'),
  };
  return graphicAnalysis(flows, period, today);
}

/** Installments of requisitions in the window of the charts, a sum a day. */
function installments(queries: Queries, today: string, ids: readonly number[]): Promise<DueAmount[]> {
  const { from, until } = chartWindow(today);
  return queries
    .select({
      date: requisitionInstallments.data,
      amount: sql<number>`sum(${requisitionInstallments.valor})`.mapWith(Number),
    })
    .from(requisitionInstallments)
    .innerJoin(requisitions, eq(requisitions.id, requisitionInstallments.requisicaoId))
    .where(
      and(
        isNull(requisitions.deletedAt),
        between(requisitionInstallments.data, from, until),
        inArray(requisitions.id, [...ids]),
      ),
    )
    .groupBy(requisitionInstallments.data);
}

/** What falls due of requisitions, by default of all that are not refused (CHT-016, G-55). */
export async function readReleases({ database, now }: Context, period: ChartPeriod, ids: readonly number[]) {
  const today = dayInSaoPaulo(now());
  if (ids.length > 0) return releasesChart(await installments(database.queries, today, ids), period, today);
  const sumsOf = await readSums(database.queries, period, today);
  return releasesChart(sumsOf('Requisitado', 'Aprovado', 'Faturado'), period, today);
}
