import type { ChartPeriod, CompanyFlows, DueAmount } from '@portal/domain';
import { chartWindow, graphicAnalysis, releasesChart } from '@portal/domain';
import { dayInSaoPaulo } from '@portal/formats';
import { and, between, eq, inArray, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { expenses, payableTitles, requisitionInstallments, requisitions } from '../../database/schema.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';

const amount = (
  column: typeof payableTitles.valor | typeof expenses.valor | typeof requisitionInstallments.valor,
) => sql<number>`sum(${column})`.mapWith(Number);

/** Installments of requisitions in the window of the charts, a sum a day. */
function installments(queries: Queries, today: string, where: SQL | undefined): Promise<DueAmount[]> {
  const { from, until } = chartWindow(today);
  return queries
    .select({ date: requisitionInstallments.data, amount: amount(requisitionInstallments.valor) })
    .from(requisitionInstallments)
    .innerJoin(requisitions, eq(requisitions.id, requisitionInstallments.requisicaoId))
    .where(and(isNull(requisitions.deletedAt), between(requisitionInstallments.data, from, until), where))
    .groupBy(requisitionInstallments.data);
}

/** What the company owes and expects to owe; an installment is a title once it is billed, and counts once. */
async function companyFlows(queries: Queries, today: string): Promise<CompanyFlows> {
  const { from, until } = chartWindow(today);
  const isNotBilled = notExists(
    queries
      .select({ one: sql`1` })
      .from(payableTitles)
      .where(
        and(
          eq(payableTitles.requisicaoId, requisitions.id),
          eq(payableTitles.numeroParcela, requisitionInstallments.numeroParcela),
        ),
      ),
  );
  return {
    approved: await installments(queries, today, and(eq(requisitions.status, 'Aprovado'), isNotBilled)),
    requested: await installments(
      queries,
      today,
      inArray(requisitions.status, ['PreRequisitado', 'Requisitado', 'Validado']),
    ),
    titles: await queries
      .select({ date: payableTitles.dataVencimento, amount: amount(payableTitles.valor) })
      .from(payableTitles)
      .where(between(payableTitles.dataVencimento, from, until))
      .groupBy(payableTitles.dataVencimento),
    expenses: await queries
      .select({ date: expenses.data, amount: amount(expenses.valor) })
      .from(expenses)
      .where(between(expenses.data, from, until))
      .groupBy(expenses.data),
  };
}

/** The graphic analysis as of today (CHT-017 to CHT-023). */
export async function readGraphicAnalysis({ database, now }: GatewayContext, period: ChartPeriod) {
  const today = dayInSaoPaulo(now());
  return graphicAnalysis(await companyFlows(database.queries, today), period, today);
}

/** What falls due of requisitions, by default of all that are not refused (CHT-016, G-55). */
export async function readReleases(
  { database, now }: GatewayContext,
  period: ChartPeriod,
  ids: readonly number[],
) {
  const today = dayInSaoPaulo(now());
  const where = ids.length > 0 ? inArray(requisitions.id, [...ids]) : ne(requisitions.status, 'Recusado');
  return releasesChart(await installments(database.queries, today, where), period, today);
}
