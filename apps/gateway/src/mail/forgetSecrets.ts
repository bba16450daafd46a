import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { outboxMails } from '../database/schema.ts';
import { secretMails } from './secretMails.ts';

/** Removes the texts of expired codes and links, and cancels mails with them that were never sent. */
export async function forgetSecrets(queries: Queries, now: Date): Promise<void> {
  for (const [kind, lifetime] of secretMails) {
    await queries
      .update(outboxMails)
      .set({
        body: null,
        failedAt: sql`case when ${outboxMails.sentAt} is null then coalesce(${outboxMails.failedAt}, ${now.toISOString()}::timestamptz) end`,
      })
      .where(
        and(
          eq(outboxMails.kind, kind),
          isNotNull(outboxMails.body),
          lt(outboxMails.queuedAt, new Date(now.getTime() - lifetime)),
        ),
      );
  }
}
