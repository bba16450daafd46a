import { type HeldRoles, isRegistrationSupplier, readsRegistration } from '@portal/domain';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { registrationFlows, suppliers } from '../../database/schema.ts';
import { notFound } from '../../http/GatewayError.ts';
import type { Caller } from '../../http/operationHandler.ts';
import { type FoundRegistration, findRegistrationOfFlow } from './registrationQueries.ts';

/** Who reads or changes a registration. */
export interface RegistrationReader {
  readonly roles: HeldRoles;
  readonly supplierId: number | null;
}

/** The caller as a reader of registrations. */
export function readerOf({ roles, supplierId }: Caller): RegistrationReader {
  return { roles, supplierId };
}

type Reachable = Pick<FoundRegistration, 'flow'> & {
  readonly supplier: Pick<FoundRegistration['supplier'], 'id' | 'importadoLegado'>;
};

/**
 * Makes sure that a registration is there for somebody: suppliers find their own only (D6), accounting users and
 * directors none of the pre-registration list (C-16).
 *
 * @throws GatewayError 404, so that nobody learns which registrations exist (GW-32).
 */
export function requireRegistration<Found extends Reachable>(
  found: Found | undefined,
  { roles, supplierId }: RegistrationReader,
): Found {
  if (found === undefined) throw notFound();
  const { flow, supplier } = found;
  if (isRegistrationSupplier(roles) && supplier.id !== supplierId) throw notFound();
  if (!readsRegistration({ ...flow, importadoLegado: supplier.importadoLegado }, roles)) throw notFound();
  return found;
}

/**
 * Reads a registration with a lock on its flow, so that saves and decisions on it go one after the other.
 *
 * @param wanted id of the flow, or of its supplier.
 * @param judge what becomes of the flow; it is asked before the rest is read, and throws to refuse.
 * @returns the registration, and what was judged.
 * @throws GatewayError 404 as `requireRegistration`, and what `judge` throws.
 */
export async function lockRegistration<Judged>(
  queries: Queries,
  wanted: { readonly flowId: string } | { readonly supplierId: number },
  reader: RegistrationReader,
  judge: (flow: FoundRegistration['flow']) => Judged,
): Promise<{ readonly found: FoundRegistration; readonly judged: Judged }> {
  const [locked] = await queries
    .select({
      flow: getTableColumns(registrationFlows),
      supplier: { id: suppliers.id, importadoLegado: suppliers.importadoLegado },
    })
    .from(registrationFlows)
    .innerJoin(suppliers, eq(suppliers.id, registrationFlows.fornecedorId))
    .where(
      'flowId' in wanted
        ? eq(registrationFlows.id, wanted.flowId)
        : eq(registrationFlows.fornecedorId, wanted.supplierId),
    )
    .for('update', { of: registrationFlows });
  const { flow } = requireRegistration(locked, reader);
  const judged = judge(flow);
  const found = await findRegistrationOfFlow(queries, flow.id);
  if (found === undefined) throw new Error('A locked registration is gone');
  return { found, judged };
}
