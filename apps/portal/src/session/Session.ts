import { mapRoles, type Role } from '@portal/domain';
import { isUuid } from '@portal/formats';

/** What the portal knows of the signed-in user (FND-044). Roles decide what is drawn, never what is allowed (D17). */
export interface Session {
  readonly roles: readonly Role[];
  readonly accessToken: string;
  /** `null` when the sign-in gave none: such a session just ends at the first 401 (GAP-06). */
  readonly refreshToken: string | null;
  readonly name: string;
  readonly givenName: string;
  readonly email: string | null;
  /** Only for suppliers, bare. */
  readonly cnpj: string | null;
  /** Registration flow, only for suppliers. */
  readonly fluxoCadastroId: string | null;
}

/** Tokens of a session, under the names of the refresh call. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
}

/** Keys of local storage (FND-042, FND-044). The access token comes last: without it there is no session to read. */
export const SESSION_KEYS = [
  'role',
  'cnpj',
  'email',
  'name',
  'givenName',
  'fluxoCadastroId',
  'refreshToken',
  'accessToken',
] as const;

/** The values of local storage as they are, `null` where there is none. */
export type StoredSession = Record<(typeof SESSION_KEYS)[number], string | null>;

const TOKEN = /^[A-Za-z0-9._~+/=-]+$/;

function matching(text: string | null, form: RegExp): string | null {
  return text !== null && form.test(text) ? text : null;
}

/** Roles as this portal stores them, a list, or as somebody wrote them by hand. */
function readRoles(text: string | null): readonly Role[] {
  try {
    return mapRoles(JSON.parse(text ?? ''));
  } catch {
    return mapRoles(text);
  }
}

/** Reads a session out of stored values, of which none is trusted; `null` when there is none or it makes no sense. */
export function parseSession(stored: StoredSession): Session | null {
  const accessToken = matching(stored.accessToken, TOKEN);
  const roles = readRoles(stored.role);
  if (accessToken === null || roles.length === 0) return null;
  const name = stored.name || stored.email || 'Fornecedor'; // CON-65
  return {
    roles,
    accessToken,
    refreshToken: matching(stored.refreshToken, TOKEN),
    name,
    givenName: stored.givenName || name,
    email: stored.email || null,
    cnpj: stored.cnpj || null,
    fluxoCadastroId: isUuid(stored.fluxoCadastroId ?? '') ? stored.fluxoCadastroId : null,
  };
}

/** Writes a session as stored values. */
export function storedSessionOf(session: Session): StoredSession {
  const { roles, ...rest } = session;
  return { ...rest, role: JSON.stringify(roles) };
}

/** Tells users apart, so that nothing of one is shown to the next. */
export function userOf(session: Session | null): string | null {
  return session && `${session.cnpj ?? ''}|${session.email ?? ''}`;
}
