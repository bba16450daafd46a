import { and, eq, lt } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { outboxMails } from '../database/schema.ts';
import type { Log } from '../log/Log.ts';
import { isOpenMail } from './mailQueue.ts';

/** How long a mail waits for its first attempt. */
const WAIT_MS = 3 * 86_400_000;

/**
 * Gives up the mails that nobody tried to send for three days, as where there is no mail server: one that is set later
 * would send them all, long after what they tell.
 */
export async function giveUpOldMails(queries: Queries, now: Date, log: Log): Promise<void> {
  const before = new Date(now.getTime() - WAIT_MS);
  const givenUp = await queries
    .update(outboxMails)
    .set({ failedAt: now })
    .where(and(isOpenMail, eq(outboxMails.attempts, 0), lt(outboxMails.queuedAt, before)))
    .returning({ id: outboxMails.id });
  for (const { id } of givenUp) {
    const message = `mail ${id}: given up, nobody tried to send it for three days`;
    log({ event: 'mail-given-up', level: 'error', message });
  }
}
