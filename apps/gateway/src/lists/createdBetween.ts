import { isIsoDate } from '@portal/formats';
import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm';
import { invalidParameters } from '../http/GatewayError.ts';
import { messages } from '../http/messages.ts';

/** A period of days, both included; a missing one leaves that side open. */
export interface PeriodQuery {
  readonly DataInicio?: string;
  readonly DataFim?: string;
}

/** Midnight at the start of a day in America/Sao_Paulo (D3). */
function startOf(date: string, laterDays = 0): SQL {
  return sql`((${date}::date + ${laterDays}::integer)::timestamp at time zone 'America/Sao_Paulo')`;
}

/**
 * Checks the days of a period.
 *
 * @throws GatewayError 400 at a parameter that looks like a date but is none, such as 2027-02-30.
 */
export function requireDays({ DataInicio, DataFim }: PeriodQuery): void {
  const wrong = Object.entries({ DataInicio, DataFim }).filter(
    ([, date]) => date !== undefined && !isIsoDate(date),
  );
  if (wrong.length > 0) {
    throw invalidParameters(Object.fromEntries(wrong.map(([name]) => [name, [messages.badDate]])));
  }
}

/**
 * Condition: an instant is within a period of days in America/Sao_Paulo; undefined when the period is open.
 *
 * @throws GatewayError 400 as `requireDays`.
 */
export function createdBetween(column: AnyColumn, period: PeriodQuery): SQL | undefined {
  requireDays(period);
  const { DataInicio, DataFim } = period;
  return and(
    DataInicio === undefined ? undefined : sql`${column} >= ${startOf(DataInicio)}`,
    DataFim === undefined ? undefined : sql`${column} < ${startOf(DataFim, 1)}`,
  );
}
