import type { Queries } from '../database/database.ts';
import { type MailKind, outboxMails } from '../database/schema.ts';

/** An e-mail in plain text. */
export interface Mail {
  /** E-mail address of the receiver. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly kind: MailKind;
  /** Registration of the account that it is for; null for staff. */
  readonly registrationFlowId: string | null;
}

/**
 * Queues an e-mail in the transaction of the change it reports, so that both are kept or none (G-25). It is sent
 * later; without a mail server it stays in the outbox.
 *
 * @param queries handle of the caller's transaction.
 * @param at when it is queued; now when left out.
 */
export async function queueMail(
  queries: Queries,
  { to, subject, text, kind, registrationFlowId }: Mail,
  at: Date = new Date(),
): Promise<void> {
  await queries.insert(outboxMails).values({
    kind,
    recipient: to,
    registrationFlowId,
    subject,
    body: text,
    queuedAt: at,
    nextAttemptAt: at,
  });
}
