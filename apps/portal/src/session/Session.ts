import { mapRoles, type Role } from '@portal/domain';
import { isUuid } from '@portal/formats';

/** The signed-in user (FND-044). Roles decide what is shown, never what is allowed (D17). */
export interface Session {
  readonly roles: readonly Role[];
  readonly accessToken: string;
  /** `null` when the sign-in returned none: such a session ends at the first 401 (GAP-06). */
  readonly refreshToken: string | null;
  readonly name: string;
  readonly givenName: string;
  readonly email: string | null;
  /** Only for suppliers, without punctuation. */
  readonly cnpj: string | null;
  /** Registration flow, only for suppliers. */
  readonly fluxoCadastroId: string | null;
}

/** Tokens of a session, with the names of the refresh call. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
}

/** Keys of local storage (FND-042, FND-044). The access token is written last: without it there is no session. */
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

/** The values of local storage, `null` for missing ones. */
export type StoredSession = Record<(typeof SESSION_KEYS)[number], string | null>;

const TOKEN = /^[A-Za-z0-9._~+/=-]+$/;

function matching(text: string | null, form: RegExp): string | null {
  return text !== null && form.test(text) ? text : null;
}

/** Stored roles: a list, or text that somebody edited by hand. */
function readRoles(text: string | null): readonly Role[] {
  try {
    return mapRoles(JSON.parse(text ?? ''));
  } catch {
    return mapRoles(text);
  }
}

/** Parses a session from stored values and validates all of them; `null` when there is none or it is invalid. */
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

/** Converts a session to stored values. */
export function storedSessionOf(session: Session): StoredSession {
  const { roles, ...rest } = session;
  return { ...rest, role: JSON.stringify(roles) };
}

/** Identifies a user, so that data of one is never shown to the next. */
export function userOf(session: Session | null): string | null {
  return session && `${session.cnpj ?? ''}|${session.email ?? ''}`;
}
