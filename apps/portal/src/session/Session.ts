import { mapRoles, type Role } from '@portal/domain';
import * as z from 'zod/mini';

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

const token = z.string().check(z.regex(/^[A-Za-z0-9._~+/=-]+$/));
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.nullable(schema), null);
const optionalText = optional(z.string().check(z.minLength(1)));

function readRoles(text: string): readonly Role[] {
  try {
    return mapRoles(JSON.parse(text));
  } catch {
    return mapRoles(text);
  }
}

const storedSessionSchema = z.object({
  role: z.pipe(z.string(), z.transform(readRoles)).check(z.refine((roles) => roles.length > 0)),
  accessToken: token,
  refreshToken: optional(token),
  name: optionalText,
  givenName: optionalText,
  email: optionalText,
  cnpj: optionalText,
  fluxoCadastroId: optional(z.guid()),
});

/** Reads a session out of stored values; `null` when there is none or it makes no sense. */
export function parseSession(stored: StoredSession): Session | null {
  const { success, data } = storedSessionSchema.safeParse(stored);
  if (!success) return null;
  const { role, name, givenName, ...rest } = data;
  const shownName = name ?? rest.email ?? 'Fornecedor'; // CON-65
  return { ...rest, roles: role, name: shownName, givenName: givenName ?? shownName };
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
