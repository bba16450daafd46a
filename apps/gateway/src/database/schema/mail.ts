import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** What an e-mail of the outbox tells. */
export type MailKind =
  | 'confirmationCode'
  | 'firstAnalysisApproved'
  | 'pendency'
  | 'refusal'
  | 'finalApproval'
  | 'reactivation';

/** An e-mail that is to be sent, was sent or was given up. Rows are added by `mail/queueMail.ts`. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: id(),
    kind: text().$type<MailKind>().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Null once the text held a confirmation code and is not needed any more. */
    body: text(),
    queuedAt: instant('queued_at').notNull(),
    attempts: integer().notNull().default(0),
    /** From when on the next attempt may be made; whoever makes one moves it on first. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    sentAt: instant('sent_at'),
    /** Instant of the last attempt, after which it was given up. */
    failedAt: instant('failed_at'),
  },
  (table) => [
    index('outbox_mails_due')
      .on(table.nextAttemptAt, table.id)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
  ],
);
