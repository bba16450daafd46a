import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

/**
 * The numbers of the advisory locks of the gateway, each for one purpose: two that share a number wait for each other.
 * Locks that are made of a text have numbers of 64 bits.
 */
export const ADVISORY_LOCKS = {
  /** Two gateways do not migrate one server at the same time. */
  migration: 8_787_001,
  /** Two gateways do not seed one server at the same time. */
  seed: 8_787_002,
  /** Held by a backup of a server as long as it copies. */
  backup: 8_787_003,
  /** Access of the staff changes one after the other. */
  staff: 8_787_004,
  /** Partner codes are given one after the other. */
  partnerCode: 8_787_005,
} as const;

/**
 * Waits for an advisory lock, which the transaction holds until it ends.
 *
 * @param queries handle of the caller's transaction.
 */
export async function takeAdvisoryLock(queries: Queries, name: keyof typeof ADVISORY_LOCKS): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS[name]})`);
}
