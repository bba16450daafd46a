import { and, eq } from 'drizzle-orm';
import { acceptedSecrets } from '../../config/GatewayConfig.ts';
import { registrationFlows, sessions, userRoles, users } from '../../database/schema.ts';
import type { Caller, GatewayContext } from '../../http/operationHandler.ts';
import { readAccessToken } from './accessTokens.ts';
import { isLive } from './sessions.ts';

const BEARER = /^bearer +([A-Za-z0-9._~+/=-]{1,4096})$/i;

/**
 * Finds the caller of the `Authorization` header; null without a valid access token, whatever the cause (GW-01).
 * Session, user and roles are read on every call, so that a sign-out or a lost role takes effect at once (AUTH-40,
 * D17).
 */
export async function findCaller(
  context: GatewayContext,
  authorization: string | null,
): Promise<Caller | null> {
  const token = BEARER.exec(authorization?.trim() ?? '')?.[1];
  if (token === undefined) return null;
  const access = await readAccessToken(token, acceptedSecrets(context.config), context.now());
  if (access === null) return null;

  const rows = await context.database.queries
    .select({
      session: {
        revokedAt: sessions.revokedAt,
        idleExpiresAt: sessions.idleExpiresAt,
        expiresAt: sessions.expiresAt,
      },
      user: { active: users.active, demo: users.demo },
      role: userRoles.role,
      supplierId: registrationFlows.fornecedorId,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(registrationFlows, eq(registrationFlows.id, users.registrationFlowId))
    .where(and(eq(sessions.id, access.sessionId), eq(sessions.userId, access.userId)))
    .orderBy(userRoles.role);
  const [first] = rows;
  if (first === undefined || !isLive(first.session, first.user, context)) return null;
  return {
    userId: access.userId,
    sessionId: access.sessionId,
    roles: rows.map(({ role }) => role),
    supplierId: first.supplierId,
  };
}
