import * as z from 'zod/mini';

const payloadSchema = z.object({ exp: z.number() });

/**
 * Reads when an access token ends, in milliseconds since 1970. Its signature is none of our business: the gateway
 * decides, this only tells when to ask for a new one.
 *
 * @returns `null` for a token that does not say.
 */
export function accessTokenExpiry(token: string): number | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { success, data } = payloadSchema.safeParse(JSON.parse(atob(payload)));
    return success ? data.exp * 1000 : null;
  } catch {
    return null;
  }
}
