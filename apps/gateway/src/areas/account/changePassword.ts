import type { PasswordChangeBody } from '@portal/domain';
import { and, eq, ne } from 'drizzle-orm';
import { sessions, users } from '../../database/schema.ts';
import { invalidFields, tooMany, unauthenticated } from '../../http/GatewayError.ts';
import type { Caller, GatewayContext } from '../../http/operationHandler.ts';
import { passwordChangedMail } from '../../mail/mailTexts.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { type Author, recordChange } from '../../records/recordChange.ts';
import { hashNewPassword } from '../session/hashNewPassword.ts';
import { verifyPassword } from '../session/passwords.ts';
import { endSessions } from '../session/sessions.ts';
import { clearAttempts, type ThrottleKey, throttle } from '../session/throttle.ts';
import { accountMessages } from './messages.ts';

const wrongPassword = () => invalidFields({ senhaAtual: [accountMessages.wrongPassword] });

/**
 * Gives the caller another password, ends all its other sessions and tells it by mail (D25). Whoever holds a session may
 * not guess the password with it: wrong ones are counted before they are checked, as at the sign-in.
 *
 * @throws GatewayError 400 for a wrong current password, 429 after too many of them.
 */
export async function changePassword(
  context: GatewayContext,
  { userId, sessionId }: Caller,
  { senhaAtual, senha }: PasswordChangeBody,
  author: Author,
): Promise<void> {
  const { database, config } = context;
  const key: ThrottleKey = { area: 'password', subject: String(userId) };
  const limit = config.limits.accountFailures;
  const count = await throttle(context, key, { limit, wait: 'doubling' });

  const [user] = await database.queries.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw unauthenticated();
  if (!(await verifyPassword(senhaAtual, user.passwordHash))) {
    throw count.attempts > limit ? tooMany(count.waitSeconds) : wrongPassword();
  }
  await clearAttempts(context, key);
  const passwordHash = await hashNewPassword(senha, user);

  await database.transaction(async (queries) => {
    const { at } = author;
    const [changed] = await queries
      .update(users)
      .set({ passwordHash, passwordChangedAt: at })
      .where(and(eq(users.id, userId), eq(users.passwordHash, user.passwordHash)))
      .returning({ id: users.id });
    if (changed === undefined) throw wrongPassword(); // another call changed it meanwhile
    const others = and(eq(sessions.userId, userId), ne(sessions.id, sessionId));
    const ended = await endSessions(queries, others, at);
    await recordChange(queries, author, {
      kind: 'account',
      id: userId,
      before: { senhaAlteradaEm: user.passwordChangedAt, sessoes: ended },
      after: { senhaAlteradaEm: at, sessoes: [] },
    });
    const mail = passwordChangedMail({
      portal: config.portalOrigins[0] ?? '',
      name: user.cnpj === null ? user.givenName : null,
      at,
    });
    const { email: to, registrationFlowId } = user;
    await queueMail(queries, { to, registrationFlowId, ...mail }, at);
  });
}
