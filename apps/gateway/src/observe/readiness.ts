import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { FileStore } from '../files/store/FileStore.ts';
import { type MailQueue, mailQueue } from '../mail/mailQueue.ts';
import { PART_MS, type Part, question } from './question.ts';

/** What the gateway depends on, as it is now. */
export interface Readiness {
  readonly database: Part;
  readonly store: Part;
  readonly mails: Part<MailQueue>;
}

/**
 * Asks database, store and queue of mails how they are, each for a limited time.
 *
 * @param ms time for each.
 */
export function readinessOf(
  {
    database,
    files,
    now,
  }: { readonly database: Database; readonly files: FileStore; readonly now: () => Date },
  ms: number = PART_MS,
): () => Promise<Readiness> {
  const askDatabase = question(async () => {
    await database.queries.execute(sql`select 1`);
    return {};
  }, ms);
  // No file has this id: that the store says so shows that it answers.
  const askStore = question(async () => {
    await files.sizeOf(randomUUID());
    return {};
  }, ms);
  const askMails = question(() => mailQueue(database, now()), ms);
  return async () => {
    const [ofDatabase, store, mails] = await Promise.all([askDatabase(), askStore(), askMails()]);
    return { database: ofDatabase, store, mails };
  };
}
