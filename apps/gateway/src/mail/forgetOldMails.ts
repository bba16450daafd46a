import { lt, or } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { deleteInSlices } from '../database/deleteInSlices.ts';
import { outboxMails } from '../database/schema.ts';

/** How long a mail is kept after it was sent or cancelled: who asks whether it went out asks by then. */
const KEPT_MS = 90 * 86_400_000;

/** Deletes mails that were sent or cancelled 90 days ago: they hold names and addresses. */
export async function forgetOldMails(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  const ended = or(lt(outboxMails.sentAt, before), lt(outboxMails.failedAt, before));
  await deleteInSlices(queries, outboxMails, ended);
}
