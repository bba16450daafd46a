import { randomUUID } from 'node:crypto';
import type { Schemas } from '@portal/api';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { acceptedSecrets } from '../../config/GatewayConfig.ts';
import type { Queries } from '../../database/database.ts';
import { sessions, users } from '../../database/schema.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';
import { readAccessToken, signAccessToken } from './accessTokens.ts';
import { hashRefreshToken, isEarlierToken, refreshTokenOf, unnumberedTokenOf } from './refreshTokens.ts';
import { giveBackAttempt, type ThrottleKey, throttle } from './throttle.ts';

const DAY_MS = 86_400_000;

/** A session that is not renewed ends after a week. */
export const IDLE_MS = 7 * DAY_MS;

/** Every session ends after thirty days. */
export const ABSOLUTE_MS = 30 * DAY_MS;

/** How long the previous refresh token still works, so that two tabs can renew together. */
export const GRACE_MS = 10_000;

type TokenPair = Schemas['TokenPair'];
type Session = typeof sessions.$inferSelect;

function idleEnd(now: Date, expiresAt: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_MS, expiresAt.getTime()));
}

async function tokensOf(
  { config: { secret }, now }: GatewayContext,
  session: Pick<Session, 'id' | 'userId'>,
  generation: number,
): Promise<TokenPair> {
  const { id, userId } = session;
  return {
    accessToken: await signAccessToken({ userId, sessionId: id }, secret, now()),
    refreshToken: refreshTokenOf(id, generation, secret),
  };
}

/**
 * Opens a session for a user whose password was right.
 *
 * @param options.device browser and system in words, see `deviceName`.
 * @param options.queries handle of the caller's transaction.
 */
export async function openSession(
  context: GatewayContext,
  userId: number,
  {
    device = null,
    queries = context.database.queries,
  }: { readonly device?: string | null; readonly queries?: Queries } = {},
): Promise<TokenPair> {
  const now = context.now();
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + ABSOLUTE_MS);
  const tokens = await tokensOf(context, { id, userId }, 0);
  await queries.insert(sessions).values({
    id,
    userId,
    refreshHash: hashRefreshToken(tokens.refreshToken),
    rotatedAt: now,
    createdAt: now,
    idleExpiresAt: idleEnd(now, expiresAt),
    expiresAt,
    device,
  });
  return tokens;
}

/** Whether a session may still be used. Demo users have one only in demonstration mode. */
export function isLive(
  session: Pick<Session, 'revokedAt' | 'idleExpiresAt' | 'expiresAt'>,
  user: Pick<typeof users.$inferSelect, 'active' | 'demo'>,
  { config, now }: GatewayContext,
): boolean {
  const instant = now();
  return (
    session.revokedAt === null &&
    session.idleExpiresAt > instant &&
    session.expiresAt > instant &&
    user.active &&
    (config.demo || !user.demo)
  );
}

/** The sessions that have not ended; those of users who may not sign in any more included. */
export function isOpen(now: Date): SQL | undefined {
  return and(isNull(sessions.revokedAt), gt(sessions.idleExpiresAt, now), gt(sessions.expiresAt, now));
}

/**
 * Ends sessions: their access tokens and refresh tokens stop working at once, at every gateway (AUTH-40).
 *
 * @returns the ids of those that were open.
 */
export async function endSessions(queries: Queries, which: SQL | undefined, now: Date): Promise<string[]> {
  const ended = await queries
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(which, isOpen(now)))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

/**
 * The current pair of a session, also where another gateway computed its refresh token: with the other key of a rotation,
 * or without its number.
 */
async function currentTokens(context: GatewayContext, session: Session): Promise<TokenPair> {
  const { id, generation, refreshHash } = session;
  const refreshToken = acceptedSecrets(context.config)
    .flatMap((secret) => [refreshTokenOf(id, generation, secret), unnumberedTokenOf(id, generation, secret)])
    .find((token) => hashRefreshToken(token) === refreshHash);
  const tokens = await tokensOf(context, session, generation);
  return refreshToken === undefined ? tokens : { ...tokens, refreshToken };
}

/**
 * Exchanges a pair of tokens for a new one; null when the pair is unknown, expired or revoked. A refresh token works
 * once. The previous one gives the same new pair during the grace period; used later, it counts as stolen, as any older
 * one does, and ends the whole session. Renewals are counted by session and address, refused ones by address; a pair whose
 * access token is not ours costs nothing and counts for nobody.
 *
 * @param address network address of the caller.
 * @throws GatewayError 429 while the caller has to wait.
 */
export async function renewSession(
  context: GatewayContext,
  pair: TokenPair,
  address: string,
): Promise<TokenPair | null> {
  const secrets = acceptedSecrets(context.config);
  const access = await readAccessToken(pair.accessToken, secrets, context.now(), { expired: true });
  if (access === null) return null;
  const { limits } = context.config;
  const addressKey: ThrottleKey = { area: 'renewal', subject: address };
  // One network that has an old access token keeps the owner of the session out of no other.
  const sessionKey: ThrottleKey = { area: 'renewal', subject: `${access.sessionId} ${address}` };
  await throttle(context, addressKey, { limit: limits.addressRenewals, wait: 'doubling' });
  await throttle(context, sessionKey, { limit: limits.sessionRenewals, wait: 'doubling' });
  const renewed = await exchangeTokens(context, pair, access.sessionId);
  if (renewed !== null) await giveBackAttempt(context, addressKey);
  return renewed;
}

function exchangeTokens(
  context: GatewayContext,
  pair: TokenPair,
  sessionId: string,
): Promise<TokenPair | null> {
  const now = context.now();
  const secrets = acceptedSecrets(context.config);
  const hash = hashRefreshToken(pair.refreshToken);
  return context.database.transaction(async (queries) => {
    const [found] = await queries
      .select({ session: sessions, user: { active: users.active, demo: users.demo } })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.id, sessionId))
      .for('update', { of: sessions });
    if (found === undefined || !isLive(found.session, found.user, context)) return null;
    const { session } = found;
    if (session.refreshHash !== hash) {
      const previous = session.previousHash === hash;
      if (previous && now.getTime() - session.rotatedAt.getTime() <= GRACE_MS) {
        return currentTokens(context, session);
      }
      if (previous || isEarlierToken(pair.refreshToken, session, secrets)) {
        await endSessions(queries, eq(sessions.id, session.id), now);
        context.tell?.({ event: 'session-reused', userId: session.userId });
      }
      return null;
    }

    const generation = session.generation + 1;
    const tokens = await tokensOf(context, session, generation);
    await queries
      .update(sessions)
      .set({
        generation,
        refreshHash: hashRefreshToken(tokens.refreshToken),
        previousHash: hash,
        rotatedAt: now,
        idleExpiresAt: idleEnd(now, session.expiresAt),
      })
      .where(eq(sessions.id, session.id));
    return tokens;
  });
}
