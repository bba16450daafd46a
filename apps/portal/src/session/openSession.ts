import { answerOf, type PortalClient, type Schemas } from '@portal/api';
import { mapRoles } from '@portal/domain';
import type { Session, Tokens } from './Session.ts';
import type { SessionStore } from './sessionStore.ts';

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

/**
 * Loads the profile of the tokens and replaces the current session, which stays when the profile fails to load
 * (D14).
 */
export async function openSession(
  { token, refreshToken }: { token: string; refreshToken: string | null },
  { api, session }: { api: PortalClient; session: SessionStore },
): Promise<void> {
  const profile = await answerOf(
    api.GET('/api/usuarios/perfil', { headers: { Authorization: `Bearer ${token}` } }),
  );
  session.replace(sessionOf(profile, { accessToken: token, refreshToken }));
}
