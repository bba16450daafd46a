import { ApiError, answerOf, type PortalClient, type Schemas, toApiError, withMessage } from '@portal/api';
import { mapRoles } from '@portal/domain';
import { lifeLeft } from './lifeLeft.ts';
import { isToken, type Session, type Tokens } from './Session.ts';
import type { SessionStore } from './sessionStore.ts';
import { revoke } from './signOut.ts';

const UNREADABLE =
  'O portal não entendeu a resposta do servidor e não abriu a sessão. Tente novamente em breve.';
const WITHOUT_ROLE = 'O seu usuário não tem acesso ao portal.';
const NOT_STORED =
  'O navegador não guardou a sessão: o espaço dele para este site está cheio ou bloqueado. Libere espaço e entre novamente.';

/** The session of a profile and its tokens (FND-025, FND-026, GAP-05). */
function sessionOf(profile: Schemas['Profile'], tokens: Tokens): Session {
  const name = profile.name || 'Fornecedor'; // CON-65
  return {
    ...tokens,
    roles: mapRoles(profile.roles ?? profile.role),
    name,
    givenName: profile.given_name || name,
    email: profile.email || null,
    cnpj: profile.cnpj ?? null,
    fluxoCadastroId: profile.fluxoCadastroId ?? null,
  };
}

/** Reads the profile of tokens. Changes nothing (D14). */
export async function readSession(api: PortalClient, tokens: Tokens): Promise<Session> {
  const profile = await answerOf(
    api.GET('/api/usuarios/perfil', { headers: { Authorization: `Bearer ${tokens.accessToken}` } }),
  );
  const session = sessionOf(profile, tokens);
  if (session.roles.length === 0) throw new ApiError({ kind: 'forbidden', message: WITHOUT_ROLE });
  return session;
}

/** Stores a session, or says that the browser has no room for it; then the one that was there stays. */
export function keepSession(store: SessionStore, session: Session): void {
  try {
    store.replace(session);
  } catch (cause) {
    throw new ApiError({ kind: 'forbidden', message: NOT_STORED, cause });
  }
}

interface SessionServices {
  api: PortalClient;
  session: SessionStore;
}

/** Opens the session of a sign-in: reads its tokens and their profile, and stores both (FND-038 to FND-044). */
export async function openSession(
  signIn: Promise<{ readonly data?: Schemas['SignedIn'] }>,
  { api, session: store }: SessionServices,
): Promise<void> {
  const session = await read(api, signIn).catch((error: unknown) => {
    throw toApiError(error).kind === 'invalidResponse' ? withMessage(error, UNREADABLE) : error;
  });
  try {
    keepSession(store, session);
  } catch (error) {
    void revoke(api, session).catch(() => undefined); // nobody will use it
    throw error;
  }
}

/**
 * Takes over the roles and names that the user has now: they may have changed since the sign-in. A failure changes nothing,
 * the next renewal asks again; so does an expired token, which the next call renews.
 */
export async function renewStanding({ api, session: store }: SessionServices): Promise<void> {
  const session = store.get();
  if (!session || lifeLeft(session.accessToken, session.receivedAt, Date.now()) <= 0) return;
  try {
    const { roles, name, givenName } = await readSession(api, session);
    if (store.get()?.accessToken === session.accessToken) store.renew({ roles, name, givenName });
  } catch {
    // The user goes on as before.
  }
}

async function read(api: PortalClient, signIn: Promise<{ readonly data?: Schemas['SignedIn'] }>) {
  const { token, refreshToken } = await answerOf(signIn);
  if (!isToken(token)) throw new ApiError({ kind: 'invalidResponse' });
  return readSession(api, {
    accessToken: token,
    refreshToken: isToken(refreshToken) ? refreshToken : null,
    receivedAt: Date.now(),
  });
}
