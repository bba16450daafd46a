import { createTransport } from 'nodemailer';
import type { MailServer } from '../config/readSettings.ts';

/** An e-mail on its way to the server. */
interface OutgoingMail {
  /** The same for each attempt, so that a receiver recognises a mail that it got before. */
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands an e-mail to a mail server; rejects when the server did not take it. */
export type DeliverMail = (mail: OutgoingMail) => Promise<void>;

/** Longest wait for each step of the conversation with the server. */
const STEP_MS = 10_000;

/**
 * Delivery by SMTP. With a user name the connection has to be encrypted: the name and its password never go over the
 * network in the clear.
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
      // As an object, so that a comma in it never makes a list of receivers.
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<portal-${id}@${domain}>`,
      // Out-of-office replies are of no use to anybody.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
