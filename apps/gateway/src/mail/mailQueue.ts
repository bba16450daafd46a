import { and, count, isNotNull, isNull, min } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outboxMails } from '../database/schema.ts';

/** The mails that wait to be sent. */
export interface MailQueue {
  readonly waiting: number;
  /** Since when the oldest one waits, in seconds; 0 without one. */
  readonly oldestSeconds: number;
}

/** A mail that is neither sent nor given up, and whose text is there. */
export const isOpenMail = and(
  isNull(outboxMails.sentAt),
  isNull(outboxMails.failedAt),
  isNotNull(outboxMails.body),
);

/** Counts the mails that wait. */
export async function mailQueue({ queries }: Database, now: Date): Promise<MailQueue> {
  const [row] = await queries
    .select({ waiting: count(), oldest: min(outboxMails.queuedAt) })
    .from(outboxMails)
    .where(isOpenMail);
  const oldest = row?.oldest ?? null;
  const oldestSeconds =
    oldest === null ? 0 : Math.max(0, Math.round((now.getTime() - oldest.getTime()) / 1000));
  return { waiting: row?.waiting ?? 0, oldestSeconds };
}
