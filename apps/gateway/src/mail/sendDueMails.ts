import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outboxMails } from '../database/schema.ts';
import { errorCode } from '../errorCode.ts';
import type { Log } from '../log/Log.ts';
import { isOpenMail } from './mailQueue.ts';
import { secretMails } from './secretMails.ts';
import type { DeliverMail } from './smtpDelivery.ts';

/** Most attempts for one mail; the last is made after about eight and a half hours. */
export const MAIL_ATTEMPTS = 10;

/** Mails that a gateway sends at a time, so that one server that is slow holds up few others. */
const AT_ONCE = 4;

/** Pause before the second attempt; each further pause is twice as long. */
const FIRST_PAUSE_MS = 60_000;

/** Longest duration of an attempt. It is shorter than any pause, so that no two attempts overlap. */
const ATTEMPT_MS = 45_000;

/** Pause after an attempt, counted from 1. */
export function pauseAfter(attempt: number): number {
  return FIRST_PAUSE_MS * 2 ** (attempt - 1);
}

/**
 * Takes the next due mail by moving its next attempt on. Another gateway skips it, so that no mail is sent twice.
 * The transaction ends before the mail is sent, so that a slow server locks no row.
 */
async function takeDue(database: Database, now: Date) {
  return database.transaction(async (queries) => {
    const [mail] = await queries
      .select()
      .from(outboxMails)
      .where(and(isOpenMail, lte(outboxMails.nextAttemptAt, now)))
      .orderBy(outboxMails.nextAttemptAt, outboxMails.id)
      .limit(1)
      .for('update', { skipLocked: true });
    if (mail === undefined) return null;
    const attempts = mail.attempts + 1;
    await queries
      .update(outboxMails)
      .set({ attempts, nextAttemptAt: new Date(now.getTime() + pauseAfter(attempts)) })
      .where(eq(outboxMails.id, mail.id));
    return { ...mail, attempts };
  });
}

/** Rejects when the server takes too long to answer. */
async function withTimeout(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), ATTEMPT_MS);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Kind of a failure. Messages of a server are left out: they repeat e-mail addresses. */
function kindOf(error: unknown): string {
  const code = errorCode(error) ?? '';
  return /^[A-Z]{3,20}$/.test(code) ? code : 'unknown';
}

/** What is needed to send mails. */
export interface MailSending {
  readonly database: Database;
  readonly deliver: DeliverMail;
  readonly now: () => Date;
  readonly log: Log;
}

/** Sends due mails one after the other until none is left or sending ends. @returns how many were sent. */
async function sendInTurn(
  { database, deliver, now, log }: MailSending,
  hasEnded: () => boolean,
): Promise<number> {
  for (let sent = 0; ; ) {
    if (hasEnded()) return sent;
    const mail = await takeDue(database, now());
    if (mail === null) return sent;
    const { id, kind, recipient, subject, body, attempts } = mail;
    const isLast = attempts >= MAIL_ATTEMPTS;
    const kept = secretMails.has(kind) ? null : body;
    const failure = await withTimeout(deliver({ id, to: recipient, subject, text: body ?? '' })).then(
      () => null,
      kindOf,
    );
    if (failure === null || isLast) {
      await database.queries
        .update(outboxMails)
        .set(failure === null ? { sentAt: now(), body: kept } : { failedAt: now(), body: kept })
        .where(eq(outboxMails.id, id));
    }
    // After it is noted: whatever the log does, nothing is sent twice.
    if (failure === null) {
      sent += 1;
      log({ event: 'mail-sent', message: `mail ${id}: sent` });
    } else {
      const message = `mail ${id}: attempt ${attempts} of ${MAIL_ATTEMPTS} failed, ${failure}`;
      log({ event: isLast ? 'mail-given-up' : 'mail-failed', level: 'error', message });
    }
  }
}

/**
 * Sends all due mails, a few at a time and the oldest first (G-25). The pause after a failure grows, and after
 * `MAIL_ATTEMPTS` the mail is cancelled. A text that opens something is removed with the last attempt.
 *
 * @param hasEnded asked before each mail: whether the rest stays for a later run.
 * @returns how many were sent.
 */
export async function sendDueMails(sending: MailSending, hasEnded = () => false): Promise<number> {
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => sendInTurn(sending, hasEnded)));
  let sent = 0;
  for (const end of ends) {
    if (end.status === 'rejected') throw end.reason;
    sent += end.value;
  }
  return sent;
}

/** How often the outbox is checked. */
const CHECK_MS = 5000;

/**
 * Checks the outbox every few seconds.
 *
 * @returns a function that stops it and resolves when the mails that are being sent are done, each within `ATTEMPT_MS`;
 *   the others stay for another gateway or the next start.
 */
export function startSending(sending: MailSending): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  let running: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    try {
      await sendDueMails(sending, () => ended);
    } catch (error) {
      const message = `mail: the outbox could not be read, ${kindOf(error)}`;
      sending.log({ event: 'mail-failed', level: 'error', message });
    }
    if (!ended) schedule();
  };
  const schedule = (): void => {
    timer = setTimeout(() => {
      running = look();
    }, CHECK_MS);
    timer.unref();
  };
  schedule();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await running;
  };
}
