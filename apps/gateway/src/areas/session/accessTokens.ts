import { randomUUID } from 'node:crypto';
import { isUuid } from '@portal/formats';
import { errors, jwtVerify, SignJWT } from 'jose';

/** Lifetime of an access token. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

const ALGORITHM = 'HS256';
const ISSUER = 'portal-gateway';
const AUDIENCE = 'portal';
const TYPE = 'at+jwt';

/** Content of an access token. Roles are not in it: they are read from the database on every call. */
export interface AccessToken {
  readonly userId: number;
  readonly sessionId: string;
}

/** Signs an access token of a session. */
export function signAccessToken(
  { userId, sessionId }: AccessToken,
  secret: Uint8Array,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(String(userId))
    .setJti(randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .sign(secret);
}

/**
 * Reads an access token; null when it is not ours, was changed, or has expired (GW-01). The algorithm is fixed, so
 * that neither `none` nor another key type is accepted.
 *
 * @param secrets the keys that may have signed it.
 * @param options.expired also accepts an expired token, for the renewal of a session.
 */
export async function readAccessToken(
  token: string,
  secrets: readonly Uint8Array[],
  now: Date,
  options: { readonly expired?: boolean } = {},
): Promise<AccessToken | null> {
  for (const secret of secrets) {
    const found = await readSignedBy(token, secret, now, options);
    if (found !== null) return found;
  }
  return null;
}

async function readSignedBy(
  token: string,
  secret: Uint8Array,
  now: Date,
  options: { readonly expired?: boolean },
): Promise<AccessToken | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['sub', 'sid', 'jti', 'iat', 'exp'],
      // An expired token is checked as of the moment it was issued.
      currentDate: now,
      ...(options.expired === true ? { clockTolerance: Number.MAX_SAFE_INTEGER } : {}),
    });
    const { sub, sid } = payload;
    if (typeof sid !== 'string' || !isUuid(sid) || !/^[1-9][0-9]{0,15}$/.test(sub ?? '')) return null;
    return { userId: Number(sub), sessionId: sid };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}
