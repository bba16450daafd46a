import type { StaffInvitation } from '@portal/domain';
import type { Queries } from '../../database/database.ts';
import { userRoles, users } from '../../database/schema.ts';
import { makePasswordLink } from '../password-links/passwordLinks.ts';
import { NO_PASSWORD } from '../session/passwords.ts';

const DAY_MS = 86_400_000;

/** Days that the link of an invitation serves. */
export const INVITATION_DAYS = 3;

/** How long the link of an invitation serves. */
export const INVITATION_MS = INVITATION_DAYS * DAY_MS;

/** What mails call a person. */
export function givenNameOf(name: string): string {
  return name.split(' ')[0] ?? name;
}

/**
 * Adds a member of staff, who has no password until one is chosen with the link of an invitation (D25).
 *
 * @param queries handle of the caller's transaction.
 * @throws the database's error about `users_staff_email` when somebody of the staff has the e-mail.
 */
export async function insertInvited(
  queries: Queries,
  { nome, email, funcoes }: StaffInvitation,
  at: Date,
): Promise<typeof users.$inferSelect> {
  const [user] = await queries
    .insert(users)
    .values({
      email,
      name: nome,
      givenName: givenNameOf(nome),
      passwordHash: NO_PASSWORD,
      createdAt: at,
      invitedAt: at,
    })
    .returning();
  if (user === undefined) throw new Error('A write returned no row');
  await queries.insert(userRoles).values(funcoes.map((role) => ({ userId: user.id, role })));
  return user;
}

/** Makes the link of an invitation, in place of the one before; its code. */
export function makeInvitationLink(queries: Queries, userId: number, at: Date): Promise<string> {
  return makePasswordLink(queries, userId, new Date(at.getTime() + INVITATION_MS));
}
