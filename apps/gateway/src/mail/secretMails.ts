import { PASSWORD_LINK_MS } from '../areas/password-links/passwordLinks.ts';
import { CODE_MS } from '../areas/sign-up/confirmationCodes.ts';
import { INVITATION_MS } from '../areas/staff/invitations.ts';
import type { MailKind } from '../database/schema.ts';

/** The e-mails whose text opens something, with how long it does: the outbox drops the text once it was sent or is over. */
export const secretMails: ReadonlyMap<MailKind, number> = new Map([
  ['confirmationCode', CODE_MS],
  ['passwordLink', PASSWORD_LINK_MS],
  ['staffInvitation', INVITATION_MS],
]);
