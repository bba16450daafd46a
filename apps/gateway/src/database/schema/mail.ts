import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Occasion of an e-mail. */
export type MailKind =
  | 'confirmationCode'
  | 'firstAnalysisApproved'
  | 'pendency'
  | 'refusal'
  | 'finalApproval'
  | 'reactivation'
  | 'requestOpened'
  | 'requestSent'
  | 'familyApproved'
  | 'familyRefused'
  | 'productsValidated'
  | 'productRefused'
  | 'refusalUndone'
  | 'passwordChanged'
  | 'passwordLink'
  | 'staffInvitation';

/** An e-mail that is waiting, was sent or has failed for good. `mail/queueMail.ts` adds the rows. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: id(),
    kind: text().$type<MailKind>().notNull(),
    recipient: text().notNull(),
    /** Registration of the account that it is for; null for staff. No foreign key: a mail outlasts a sign-up that was replaced. */
    registrationFlowId: uuid('registration_flow_id'),
    subject: text().notNull(),
    /** Null when the text had a confirmation code and is no longer needed. */
    body: text(),
    queuedAt: instant('queued_at').notNull(),
    attempts: integer().notNull().default(0),
    /** When the next attempt is due; whoever starts one moves it on first. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    sentAt: instant('sent_at'),
    /** When the last attempt failed. */
    failedAt: instant('failed_at'),
  },
  (table) => [
    index('outbox_mails_due')
      .on(table.nextAttemptAt, table.id)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
  ],
);
