import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database, Queries } from '../../database/database.ts';
import { answeredKeys } from '../../database/schema.ts';
import { GatewayError } from '../GatewayError.ts';
import { messages } from '../messages.ts';
import type { GatewayContext } from '../operationHandler.ts';

/** A call that creates, as it is recognised when it comes again. */
export interface KeyedCall {
  readonly callerId: number;
  /** `Idempotency-Key`, chosen by the caller. */
  readonly key: string;
  readonly operation: string;
  /** Address without the query, in which ids stand. */
  readonly path: string;
  /** JSON, or the parts of a form. */
  readonly body: unknown;
}

/** What was answered, as it is remembered. */
interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly version?: number;
}

/** A body as JSON; a file counts by its bytes. */
async function textOf(body: unknown): Promise<string> {
  const files: Promise<string>[] = [];
  const json = JSON.stringify(body, (_name, value: unknown) => {
    if (!(value instanceof File)) return value;
    files.push(value.bytes().then((bytes) => createHash('sha256').update(bytes).digest('hex')));
    return { name: value.name, type: value.type };
  });
  return [json, ...(await Promise.all(files))].join('\n');
}

/** A database whose transactions are parts of one that has begun. */
function within(queries: Queries): Database {
  return {
    queries,
    transaction: (work) => queries.transaction(work),
    close: () => Promise.reject(new Error('A transaction does not close its database')),
  };
}

/**
 * Carries a call out once (D23): one that comes again with its key, also to another gateway or while the first is under
 * way, gets the answer of the first. What it writes and its answer are one transaction; after a refusal the key is free.
 *
 * @throws GatewayError 422 when the key came with another call before.
 */
export async function answerOnce<Reply extends Answer>(
  context: GatewayContext,
  { callerId, key, operation, path, body }: KeyedCall,
  work: (context: GatewayContext) => Promise<Reply>,
): Promise<Reply> {
  const requestHash = createHash('sha256')
    .update(`${operation}\n${path}\n${await textOf(body)}`)
    .digest('hex');
  return context.database.transaction(async (queries) => {
    const isThisCall = and(eq(answeredKeys.callerId, callerId), eq(answeredKeys.key, key));
    // Waits for a call of the same key that is under way.
    const [fresh] = await queries
      .insert(answeredKeys)
      .values({ callerId, key, requestHash, answeredAt: context.now() })
      .onConflictDoNothing()
      .returning({ key: answeredKeys.key });
    if (fresh === undefined) {
      const [before] = await queries.select().from(answeredKeys).where(isThisCall);
      if (before?.requestHash !== requestHash) throw new GatewayError(422, messages.keyOfAnotherCall);
      return before.answer as Reply; // the same call, so that its answer is of the same form
    }
    const reply = await work({ ...context, database: within(queries) });
    const { status, body: answered, version } = reply;
    const answer: Answer = {
      status,
      ...(answered !== undefined && { body: answered }),
      ...(version !== undefined && { version }),
    };
    await queries.update(answeredKeys).set({ answer }).where(isThisCall);
    return reply;
  });
}
