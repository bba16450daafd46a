import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { passwordLinks, sessions, users } from '../../database/schema.ts';
import { invalidFields } from '../../http/GatewayError.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';
import { passwordChangedMail, passwordLinkMail } from '../../mail/mailTexts.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { recordChange } from '../../records/recordChange.ts';
import { hashNewPassword } from '../session/hashNewPassword.ts';
import { NO_PASSWORD } from '../session/passwords.ts';
import { endSessions } from '../session/sessions.ts';
import { passwordLinkMessages } from './messages.ts';

/** How long a link serves. */
export const PASSWORD_LINK_MS = 60 * 60_000;

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

type User = typeof users.$inferSelect;

/** A member of staff is greeted by name; the name of a supplier's account is that of a company. */
const greetingOf = ({ cnpj, givenName }: User): string | null => (cnpj === null ? givenName : null);

/**
 * Makes the link with which a user may choose a password, in place of the one before.
 *
 * @param queries handle of the caller's transaction.
 * @returns its code, which is stored as a hash alone.
 */
export async function makePasswordLink(queries: Queries, userId: number, expiresAt: Date): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const link = { codeHash: hashOf(code), expiresAt };
  await queries
    .insert(passwordLinks)
    .values({ userId, ...link })
    .onConflictDoUpdate({ target: passwordLinks.userId, set: link });
  return code;
}

/**
 * Mails the user a link to a new password, in place of the one before. Does nothing when nobody is found who may sign in.
 *
 * @param who condition on `users`.
 */
export async function sendPasswordLink(
  { config, database, now }: GatewayContext,
  who: SQL | undefined,
): Promise<void> {
  const at = now();
  await database.transaction(async (queries) => {
    // Locked, so that a change of the password or the e-mail comes before this link, or ends it.
    const [user] = await queries
      .select()
      .from(users)
      .where(and(who, eq(users.active, true)))
      .for('update');
    if (user === undefined || (user.demo && !config.demo)) return;
    const code = await makePasswordLink(queries, user.id, new Date(at.getTime() + PASSWORD_LINK_MS));
    const mail = passwordLinkMail({
      portal: config.portalOrigins[0] ?? '',
      name: greetingOf(user),
      code,
      account: user.cnpj === null ? 'equipe' : 'fornecedor',
      minutes: PASSWORD_LINK_MS / 60_000,
    });
    const { email: to, registrationFlowId } = user;
    await queueMail(queries, { to, registrationFlowId, ...mail }, at);
  });
}

/**
 * Gives the account of a link another password, ends all its sessions and tells it by mail (D25). The link is used up.
 *
 * @throws GatewayError 400 at `codigo` for a link that is unknown, used or expired.
 */
export async function setPasswordByLink(
  { config, database, now }: GatewayContext,
  { codigo, senha }: { readonly codigo: string; readonly senha: string },
): Promise<void> {
  const at = now();
  const live = and(eq(passwordLinks.codeHash, hashOf(codigo)), gt(passwordLinks.expiresAt, at));
  const expired = () => invalidFields({ codigo: [passwordLinkMessages.expired] });
  // Asked first, since hashing a password is work that nobody without a link may cause.
  const [owner] = await database.queries
    .select({ email: users.email, cnpj: users.cnpj, name: users.name })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(live);
  if (owner === undefined) throw expired();
  const passwordHash = await hashNewPassword(senha, owner);

  await database.transaction(async (queries) => {
    const [used] = await queries
      .delete(passwordLinks)
      .where(live)
      .returning({ userId: passwordLinks.userId });
    if (used === undefined) throw expired(); // another call was first
    const [user] = await queries.select().from(users).where(eq(users.id, used.userId)).for('update');
    if (user === undefined || !user.active) throw expired();
    await queries
      .update(users)
      .set({ passwordHash, passwordChangedAt: at, invitedAt: null })
      .where(eq(users.id, user.id));
    const ended = await endSessions(queries, eq(sessions.userId, user.id), at);
    await recordChange(
      queries,
      { userId: user.id, operation: 'setPasswordByLink', at },
      {
        kind: 'account',
        id: user.id,
        before: { senhaAlteradaEm: user.passwordChangedAt, sessoes: ended },
        after: { senhaAlteradaEm: at, sessoes: [] },
      },
    );
    const portal = config.portalOrigins[0] ?? '';
    const mail = passwordChangedMail({
      portal,
      name: greetingOf(user),
      at,
      isFirst: user.passwordHash === NO_PASSWORD,
    });
    const { email: to, registrationFlowId } = user;
    await queueMail(queries, { to, registrationFlowId, ...mail }, at);
  });
}
