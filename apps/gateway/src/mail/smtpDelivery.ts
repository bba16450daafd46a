import { createTransport } from 'nodemailer';
import type { MailServer } from '../config/readSettings.ts';

/** An e-mail to send. */
interface OutgoingMail {
  /** The same for each attempt, so that receivers recognise a repeated mail. */
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends an e-mail to a mail server; rejects when the server refuses it. */
export type DeliverMail = (mail: OutgoingMail) => Promise<void>;

/** Longest wait for each answer of the server. */
const STEP_MS = 10_000;

/**
 * Delivery by SMTP. With a user name the connection must be encrypted, so that the password never travels in clear
 * text.
 */
export function smtpDelivery({ url, from }: MailServer): DeliverMail {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && username !== '',
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return async ({ id, to, subject, text }) => {
    await transport.sendMail({
      from: { name: 'Portal do Fornecedor', address: from },
      // As an object, so that a comma cannot make a list of receivers.
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<portal-${id}@${domain}>`,
      // Asks for no out-of-office replies.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
