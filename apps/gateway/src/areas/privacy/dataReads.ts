import { setImmediate as afterTheAnswer } from 'node:timers/promises';
import type { Schemas } from '@portal/api';
import { dayInSaoPaulo } from '@portal/formats';
import { lt, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../database/database.ts';
import { deleteInSlices } from '../../database/deleteInSlices.ts';
import { personalDataReads, suppliers } from '../../database/schema.ts';
import type { PersonalDataMark } from '../../http/contract/contract.ts';
import type { Caller } from '../../http/operationHandler.ts';
import { failureFacts } from '../../http/server/describeFailure.ts';
import type { Log } from '../../log/Log.ts';

/** Reading the same again within this time counts once. */
const ONCE_MS = 300_000;

/** How long it is known who read what: five years, in which the ANPD may punish (Lei 9.873/1999, art. 1). */
const KEPT_DAYS = 1_827;

/** The parts of a call and its answer that tell of which supplier the answer is. */
interface ReadParts {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Of the answer. */
  readonly body: unknown;
}

const EXPRESSION = /^\$(?:request\.(path|query)\.|response\.(body)#\/)(.+)$/;

/**
 * The supplier of whom an answer is: what the runtime expression of the operation gives.
 *
 * @returns null where the operation is about no single one, undefined where this call named none.
 */
export function supplierOf({ supplier }: PersonalDataMark, parts: ReadParts): number | null | undefined {
  if (supplier === undefined) return null;
  const [, place, inBody, rest = ''] = EXPRESSION.exec(supplier) ?? [];
  const names = inBody === undefined ? [rest] : rest.split('/');
  const start: unknown = place === 'path' || place === 'query' ? parts[place] : parts.body;
  const found = names.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    start,
  );
  return typeof found === 'number' ? found : undefined;
}

/** That somebody was answered with personal data. */
interface DataRead {
  readonly caller: Pick<Caller, 'userId' | 'supplierId'>;
  /** Whose they are; null for those of no single supplier. */
  readonly supplierId: number | null;
  readonly kind: Schemas['PersonalDataKind'];
  readonly at: Date;
}

/** Keeps who read which personal data of whom (D32). */
export interface DataReads {
  /** Keeps a reading, unless it is of one's own data. The call goes on: it neither waits for it nor fails with it. */
  note(read: DataRead): void;
  /** Ends when all that was noted is kept, or could not be. */
  settled(): Promise<void>;
}

/** Adds a line for the day, or counts one more. A supplier that is not there has nothing that could be read. */
async function keep(queries: Queries, { caller, supplierId, kind, at }: DataRead): Promise<void> {
  const instant = at.toISOString();
  await queries.execute(sql`
    insert into ${personalDataReads} (user_id, supplier_id, kind, day, first_at, last_at)
    select ${caller.userId}::bigint, ${supplierId}::bigint, ${kind}, ${dayInSaoPaulo(at)}::date,
      ${instant}::timestamptz, ${instant}::timestamptz
    where ${supplierId}::bigint is null or exists (select from ${suppliers} where id = ${supplierId}::bigint)
    on conflict (day, user_id, kind, coalesce(supplier_id, 0)) do update
    set last_at = greatest(personal_data_reads.last_at, excluded.last_at), times = personal_data_reads.times + 1`);
}

/** Begins to keep readings. What a gateway kept lately it remembers, so that reading again costs no statement. */
export function createDataReads({ queries }: Pick<Database, 'queries'>, log: Log): DataReads {
  /** When each reading was last kept, the earliest first. */
  const kept = new Map<string, number>();
  const pending = new Set<Promise<void>>();
  return {
    note: (read) => {
      const { caller, supplierId, kind, at } = read;
      if (supplierId !== null && supplierId === caller.supplierId) return;
      const now = at.getTime();
      for (const [key, time] of kept) {
        if (now - time < ONCE_MS) break;
        kept.delete(key);
      }
      const key = `${dayInSaoPaulo(at)} ${caller.userId} ${kind} ${supplierId}`;
      if (kept.has(key)) return;
      kept.set(key, now);
      const keeping = afterTheAnswer()
        .then(() => keep(queries, read))
        .catch((error: unknown) => {
          kept.delete(key);
          const { message, stack } = failureFacts(error);
          const what = `${kind}${supplierId === null ? '' : ` of supplier ${supplierId}`}`;
          log({
            event: 'read-not-kept',
            level: 'error',
            userId: caller.userId,
            message: `${what}: ${message}`,
            ...(stack === undefined ? {} : { stack }),
          });
        })
        .finally(() => pending.delete(keeping));
      pending.add(keeping);
    },
    settled: async () => {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}

/** Forgets who read what longer ago than it is kept. */
export async function forgetOldReads(queries: Queries, now: Date): Promise<void> {
  const old = lt(personalDataReads.day, dayInSaoPaulo(now, -KEPT_DAYS));
  await deleteInSlices(queries, personalDataReads, old);
}
