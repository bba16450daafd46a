import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { throttles } from '../../database/schema.ts';
import { tooMany } from '../../http/GatewayError.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';
import { type AttemptRule, countAttempt } from './attempts.ts';

/** The account or address that attempts are counted for. */
export interface ThrottleKey {
  readonly area:
    | 'account'
    | 'account-overall'
    | 'password'
    | 'sign-in'
    | 'renewal'
    | 'status'
    | 'sign-up'
    | 'code'
    | 'password-link'
    | 'browser-error';
  /** CNPJ, e-mail, id of a user or session, network address or two of them; only its hash is stored. */
  readonly subject: string;
}

function keyText({ area, subject }: ThrottleKey): string {
  return `${area}:${createHash('sha256').update(subject).digest('hex')}`;
}

/**
 * Counts an attempt.
 *
 * @returns the attempts counted so far, and the seconds until the next one is allowed.
 * @throws GatewayError 429 while the caller has to wait.
 */
export async function throttle(
  { database, now }: GatewayContext,
  key: ThrottleKey,
  rule: AttemptRule,
): Promise<{ readonly attempts: number; readonly waitSeconds: number }> {
  const instant = now();
  const text = keyText(key);
  const outcome = await database.transaction(async (queries) => {
    // Locks the key first, so that two attempts at once are counted one after the other.
    await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`);
    const [state] = await queries.select().from(throttles).where(eq(throttles.key, text));
    const counted = countAttempt(state ?? null, instant, rule);
    if (!counted.blocked) {
      await queries
        .insert(throttles)
        .values({ key: text, ...counted.next })
        .onConflictDoUpdate({ target: throttles.key, set: counted.next });
    }
    return counted;
  });
  if (outcome.blocked) throw tooMany(outcome.waitSeconds);
  return { attempts: outcome.next.attempts, waitSeconds: outcome.waitSeconds };
}

/** Clears the attempts of an account after a success. */
export async function clearAttempts({ database }: GatewayContext, key: ThrottleKey): Promise<void> {
  await database.queries.delete(throttles).where(eq(throttles.key, keyText(key)));
}

/** Uncounts a successful attempt and ends the wait, so that an office behind one address is not locked out. */
export async function giveBackAttempt({ database }: GatewayContext, key: ThrottleKey): Promise<void> {
  await database.queries
    .update(throttles)
    .set({ attempts: sql`greatest(${throttles.attempts} - 1, 0)`, blockedUntil: null })
    .where(eq(throttles.key, keyText(key)));
}
