import { lt } from 'drizzle-orm';
import type { Database } from './database.ts';
import { sessions, throttles } from './schema.ts';

const DAY_MS = 86_400_000;

/** Deletes sessions and counted attempts that no rule asks for any more. */
export async function purgeExpired({ queries }: Database, now: Date): Promise<void> {
  await queries.delete(sessions).where(lt(sessions.expiresAt, now));
  const dayAgo = new Date(now.getTime() - DAY_MS);
  await queries.delete(throttles).where(lt(throttles.lastAttemptAt, dayAgo));
}
