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

/** Makes the planner know how many rows there are, as a database in use does. */
export async function analyze({ queries }: Database): Promise<void> {
  await queries.execute(sql`analyze`);
}
