import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Lifetime of a confirmation code. */
export const CODE_MS = 30 * 60_000;

/** Wrong codes that a flow allows. */
export const CODE_ATTEMPTS = 5;

/** Draws the six digits of a confirmation code. */
export function createCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** The stored hash of a code. Six digits are quickly guessed, so the secret of the gateway is part of it. */
export function hashCode(flowId: string, code: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`code:${flowId}:${code}`).digest('hex');
}

/** Compares a code with the stored hash in constant time. */
export function matchesCode(
  flowId: string,
  code: string,
  stored: string | null,
  secret: Uint8Array,
): boolean {
  const expected = Buffer.from(stored ?? '', 'hex');
  const given = Buffer.from(hashCode(flowId, code, secret), 'hex');
  return expected.byteLength === given.byteLength && timingSafeEqual(expected, given);
}
