import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
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
  /** Address with its query: ids stand in both. */
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

/** Thrown out of a transaction whose key another call has taken meanwhile. */
class KeyTaken extends Error {
  override readonly name = 'KeyTaken';
}

/** Longest that a call waits for the answer of the one that took its key, which comes right after its transaction. */
const ANSWER_MS = 2_000;

/**
 * Carries a call out once (D23): one that comes again with its key, also at another gateway or while the first is under
 * way, gets the answer of the first. The key is taken in the transaction that writes what is created, so that both or
 * none of them are there; after a refusal the key is free. A handler that creates does so in its first transaction.
 *
 * @throws GatewayError 422 when the key came with another call before, or its call was carried out and left no answer.
 */
export async function answerOnce<Reply extends Answer>(
  context: GatewayContext,
  { callerId, key, operation, path, body }: KeyedCall,
  work: (context: GatewayContext) => Promise<Reply>,
): Promise<Reply> {
  const { database, now } = context;
  const requestHash = createHash('sha256')
    .update(`${operation}\n${path}\n${await textOf(body)}`)
    .digest('hex');
  const isThisCall = and(eq(answeredKeys.callerId, callerId), eq(answeredKeys.key, key));

  /** The answer of a call that took the key before; null when none did. */
  const earlier = async (): Promise<Reply | null> => {
    for (const end = Date.now() + ANSWER_MS; ; await wait(50)) {
      const [before] = await database.queries.select().from(answeredKeys).where(isThisCall);
      if (before === undefined) return null;
      const isSame = before.requestHash === requestHash;
      if (isSame && before.answer !== null) return before.answer as Reply; // the same call, so the same form of answer
      if (!isSame) throw new GatewayError(422, messages.keyOfAnotherCall);
      // It was carried out, and failed or ended before there was an answer to remember.
      if (Date.now() > end) throw new GatewayError(422, messages.keyWithoutAnswer);
    }
  };

  let isTaken = false;
  const takingTheKey: Database = {
    ...database,
    transaction: async (run, options) => {
      const result = await database.transaction(async (queries) => {
        if (!isTaken) {
          // Waits for a call of the same key that is about to commit.
          const [taken] = await queries
            .insert(answeredKeys)
            .values({ callerId, key, requestHash, answeredAt: now() })
            .onConflictDoNothing()
            .returning({ key: answeredKeys.key });
          if (taken === undefined) throw new KeyTaken();
        }
        return run(queries);
      }, options);
      isTaken = true;
      return result;
    },
  };

  const known = await earlier();
  if (known !== null) return known;
  try {
    const reply = await work({ ...context, database: takingTheKey });
    if (!isTaken) throw new Error('A call that creates has to do so in a transaction');
    const { status, body: answered, version } = reply;
    const answer: Answer = {
      status,
      ...(answered !== undefined && { body: answered }),
      ...(version !== undefined && { version }),
    };
    await database.queries.update(answeredKeys).set({ answer }).where(isThisCall);
    return reply;
  } catch (error) {
    const answer = error instanceof KeyTaken ? await earlier() : null;
    if (answer === null) throw error;
    return answer;
  }
}
