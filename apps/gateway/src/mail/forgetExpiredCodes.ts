import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { CODE_MS } from '../areas/sign-up/confirmationCodes.ts';
import type { Queries } from '../database/database.ts';
import { outboxMails } from '../database/schema.ts';

/** Removes the texts of expired confirmation codes, and cancels mails with them that were never sent. */
export async function forgetExpiredCodes(queries: Queries, now: Date): Promise<void> {
  await queries
    .update(outboxMails)
    .set({
      body: null,
      failedAt: sql`case when ${outboxMails.sentAt} is null then coalesce(${outboxMails.failedAt}, ${now.toISOString()}::timestamptz) end`,
    })
    .where(
      and(
        eq(outboxMails.kind, 'confirmationCode'),
        isNotNull(outboxMails.body),
        lt(outboxMails.queuedAt, new Date(now.getTime() - CODE_MS)),
      ),
    );
}
