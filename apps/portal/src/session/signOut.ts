import type { PortalClient } from '@portal/api';
import { isSupplierOnly } from '@portal/domain';
import { lifeLeft } from './lifeLeft.ts';
import { renewTokens } from './renewTokens.ts';
import type { Session } from './Session.ts';

/** The sign-in page of a user who has left: suppliers have their own, other users that of staff (FND-047, FND-048). */
export function signInPageOf({ roles }: Pick<Session, 'roles'>) {
  return isSupplierOnly(roles) ? 'sign-in' : 'sign-in-backoffice';
}

/** What a user signs in with: CNPJ or e-mail. */
export function loginOf(session: Session) {
  return isSupplierOnly(session.roles) ? session.cnpj : session.email;
}

/**
 * Revokes the tokens at the gateway, renewed first when the access token has expired. The user has already left, so
 * nothing waits for it and a failure is ignored.
 */
export async function revoke(api: PortalClient, session: Session): Promise<void> {
  const { accessToken, refreshToken, receivedAt } = session;
  if (refreshToken === null) return;
  const expired = lifeLeft(accessToken, receivedAt, Date.now()) <= 0;
  const tokens = expired
    ? await renewTokens(api, { accessToken, refreshToken })
    : { accessToken, refreshToken };
  await api.POST('/api/usuarios/logout', {
    body: { refreshToken: tokens.refreshToken },
    headers: { Authorization: `Bearer ${tokens.accessToken}` },
    keepalive: true,
  });
}
