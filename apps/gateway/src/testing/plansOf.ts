import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** A step of a plan, as `explain` tells it. */
export interface PlanStep {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanStep[];
}

/** A query that ran, with the steps of its plan. */
interface ExplainedQuery {
  readonly sql: string;
  readonly steps: readonly PlanStep[];
}

interface Statement {
  readonly sql: string;
  readonly params: unknown[];
}

/** What drizzle hands every statement to. Its types are not exported. */
interface Session {
  prepareQuery(query: Statement, ...rest: unknown[]): { execute(): Promise<{ rows: unknown[] }> };
}

const stepsOf = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

/** Runs the act, then explains each of its queries that reads one of the tables. */
export async function plansOf(
  { queries }: Database,
  tables: readonly string[],
  act: () => Promise<unknown>,
): Promise<ExplainedQuery[]> {
  const { session } = queries as unknown as { session: Session };
  const prepare = session.prepareQuery;
  const statements: Statement[] = [];
  session.prepareQuery = (query, ...rest) => {
    statements.push(query);
    return prepare.call(session, query, ...rest);
  };
  try {
    await act();
  } finally {
    session.prepareQuery = prepare;
  }
  const explained: ExplainedQuery[] = [];
  for (const { sql: text, params } of statements) {
    if (!text.startsWith('select ') && !text.startsWith('(select ')) continue;
    if (!tables.some((table) => text.includes(`"${table}"`))) continue;
    const answer = await prepare
      .call(
        session,
        { sql: `explain (analyze, timing off, format json) ${text}`, params },
        undefined,
        undefined,
        false,
      )
      .execute();
    const [row] = answer.rows as { 'QUERY PLAN': { Plan: PlanStep }[] }[];
    explained.push({ sql: text, steps: (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => stepsOf(Plan)) });
  }
  return explained;
}

/** Rows that a step read, those that it dropped included. */
const rowsOf = (step: PlanStep) =>
  (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'];

/**
 * What a plan reads or sorts whole, in words.
 *
 * @param tables tables that grow.
 * @param most rows of them that a step may read.
 */
export function wholeReads(steps: readonly PlanStep[], tables: readonly string[], most: number): string[] {
  return steps.flatMap((step) => {
    const name = step['Relation Name'] ?? '';
    if (step['Node Type'] === 'Seq Scan' && tables.includes(name) && rowsOf(step) > most) {
      return [`reads ${rowsOf(step)} rows of ${name}`];
    }
    const sorted = step['Node Type'] === 'Sort' ? (step.Plans ?? []).map(rowsOf) : [];
    return sorted.filter((count) => count > most).map((count) => `sorts ${count} rows`);
  });
}

/** The steps of a plan that read more rows of the tables than they may, whatever index led to them, in words. */
export function longReads(steps: readonly PlanStep[], tables: readonly string[], most: number): string[] {
  return steps
    .filter((step) => tables.includes(step['Relation Name'] ?? ''))
    .filter((step) => rowsOf(step) >= most + step['Actual Loops']) // the rows of a loop are a rounded mean
    .map((step) => `${step['Node Type']} reads ${rowsOf(step)} rows of ${step['Relation Name']}`);
}

/** Makes the planner know how many rows there are, as a database in use does. */
export async function analyze({ queries }: Database): Promise<void> {
  const onServer = process.env.GATEWAY_TEST_DATABASE_URL !== undefined;
  // To rewrite a million rows takes a server longer than a statement may.
  await queries.execute(onServer ? sql`vacuum (analyze)` : sql`vacuum (full, analyze)`);
}
