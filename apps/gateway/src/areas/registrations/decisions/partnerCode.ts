import { eq, sql } from 'drizzle-orm';
import { takeAdvisoryLock } from '../../../database/advisoryLocks.ts';
import type { Queries } from '../../../database/database.ts';
import { suppliers } from '../../../database/schema.ts';
import type { FoundRegistration } from '../registrationQueries.ts';

/**
 * Assigns a supplier its partner code, the next free number (G-24). A supplier of the legacy system keeps its code.
 *
 * @returns the code.
 */
export async function givePartnerCode(queries: Queries, { supplier }: FoundRegistration): Promise<number> {
  if (supplier.codigo !== null) return supplier.codigo;
  // Two approvals at once get their numbers one after the other.
  await takeAdvisoryLock(queries, 'partnerCode');
  const [given] = await queries
    .update(suppliers)
    .set({ codigo: sql`(select coalesce(max(codigo), 0) + 1 from suppliers)` })
    .where(eq(suppliers.id, supplier.id))
    .returning({ codigo: suppliers.codigo });
  if (given?.codigo == null) throw new Error('A partner code was not given');
  return given.codigo;
}
