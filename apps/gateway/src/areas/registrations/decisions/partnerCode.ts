import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { suppliers } from '../../../database/schema.ts';
import type { FoundRegistration } from '../registrationQueries.ts';

/** Number of the advisory lock for assigning partner codes. */
const LOCK = 8_787_003;

/**
 * Assigns a supplier its partner code, the next free number (G-24). A supplier of the legacy system keeps its code.
 *
 * @returns the code.
 */
export async function givePartnerCode(queries: Queries, { supplier }: FoundRegistration): Promise<number> {
  if (supplier.codigo !== null) return supplier.codigo;
  // Two approvals at once get their numbers one after the other.
  await queries.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const [given] = await queries
    .update(suppliers)
    .set({ codigo: sql`(select coalesce(max(codigo), 0) + 1 from suppliers)` })
    .where(eq(suppliers.id, supplier.id))
    .returning({ codigo: suppliers.codigo });
  if (given?.codigo == null) throw new Error('A partner code was not given');
  return given.codigo;
}
