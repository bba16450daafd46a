import { type HeldRoles, isRegistrationSupplier, readsRegistration } from '@portal/domain';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { registrationFlows, suppliers } from '../../database/schema.ts';
import { notFound } from '../../http/GatewayError.ts';
import type { Caller } from '../../http/operationHandler.ts';
import { type FoundRegistration, findRegistrationOfFlow } from './registrationQueries.ts';

/** Roles and supplier of a caller who reads or changes a registration. */
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
 * Checks that the caller may see a registration: suppliers only their own (D6), accounting users and directors none
 * of the pre-registration list (C-16).
 *
 * @throws GatewayError 404, so that callers cannot find out which registrations exist (GW-32).
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
 * Locks the flow of a registration and reads it, so that saves and decisions on it run one after the other.
 *
 * @param wanted id of the flow, or of its supplier.
 * @param judge computes the next state of the flow; it runs before the rest is read and throws to refuse.
 * @returns the registration and the result of `judge`.
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
