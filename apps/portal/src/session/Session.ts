import { mapRoles, type Role } from '@portal/domain';
import { isUuid } from '@portal/formats';

/** The signed-in user (FND-044). Roles decide what is shown, never what is allowed (D17). */
export interface Session {
  readonly roles: readonly Role[];
  readonly accessToken: string;
  /** `null` when the sign-in returned none: such a session ends at the first 401 (GAP-06). */
  readonly refreshToken: string | null;
  /** When the access token was received, in milliseconds since 1970; `null` for one that had been on its way for a time. */
  readonly receivedAt: number | null;
  readonly name: string;
  readonly givenName: string;
  readonly email: string | null;
  /** Only for suppliers, without punctuation. */
  readonly cnpj: string | null;
  /** Registration flow, only for suppliers. */
  readonly fluxoCadastroId: string | null;
}

/** Tokens of a session, with the names of the refresh call. */
export type Tokens = Pick<Session, 'accessToken' | 'refreshToken' | 'receivedAt'>;

/** What Diretoria or the registration may change of a user who is signed in. */
export type Standing = Pick<Session, 'roles' | 'name' | 'givenName'>;

/**
 * Keys of local storage (FND-042, FND-044), with one of ours, `receivedAt`. The access token is written last: without it there
 * is no session.
 */
export const SESSION_KEYS = [
  'role',
  'cnpj',
  'email',
  'name',
  'givenName',
  'fluxoCadastroId',
  'refreshToken',
  'receivedAt',
  'accessToken',
] as const;

/** The values of local storage, `null` for missing ones. */
export type StoredSession = Record<(typeof SESSION_KEYS)[number], string | null>;

const TOKEN = /^[A-Za-z0-9._~+/=-]+$/;

/** Whether an answer brought a token that a header can carry. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && TOKEN.test(value);
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
  const { accessToken, refreshToken, receivedAt } = stored;
  const roles = readRoles(stored.role);
  if (!isToken(accessToken) || roles.length === 0) return null;
  const name = stored.name || stored.email || 'Fornecedor'; // CON-65
  return {
    roles,
    accessToken,
    refreshToken: isToken(refreshToken) ? refreshToken : null,
    receivedAt: receivedAt !== null && /^\d{1,15}$/.test(receivedAt) ? Number(receivedAt) : null,
    name,
    givenName: stored.givenName || name,
    email: stored.email || null,
    cnpj: stored.cnpj || null,
    fluxoCadastroId: isUuid(stored.fluxoCadastroId ?? '') ? stored.fluxoCadastroId : null,
  };
}

/** Converts a session to stored values. */
export function storedSessionOf(session: Session): StoredSession {
  const { roles, receivedAt, ...rest } = session;
  return {
    ...rest,
    role: JSON.stringify(roles),
    receivedAt: receivedAt === null ? null : String(receivedAt),
  };
}

/** Identifies a user, so that data of one is never shown to the next. */
export function userOf(session: Session | null): string | null {
  return session && `${session.cnpj ?? ''}|${session.email ?? ''}`;
}
