import { type HeldRoles, isRegistrationSupplier, readsRegistration } from '@portal/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { registrationFlows } from '../../database/schema.ts';
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

/**
 * Makes sure that a registration is there for somebody: suppliers find their own only (D6), accounting users and
 * directors none of the pre-registration list (C-16).
 *
 * @throws GatewayError 404, so that nobody learns which registrations exist (GW-32).
 */
export function requireRegistration(
  found: FoundRegistration | undefined,
  { roles, supplierId }: RegistrationReader,
): FoundRegistration {
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
 * @throws GatewayError 404 as `requireRegistration`.
 */
export async function lockRegistration(
  queries: Queries,
  wanted: { readonly flowId: string } | { readonly supplierId: number },
  reader: RegistrationReader,
): Promise<FoundRegistration> {
  const [locked] = await queries
    .select({ id: registrationFlows.id })
    .from(registrationFlows)
    .where(
      and(
        'flowId' in wanted
          ? eq(registrationFlows.id, wanted.flowId)
          : eq(registrationFlows.fornecedorId, wanted.supplierId),
        isNotNull(registrationFlows.fornecedorId),
      ),
    )
    .for('update');
  if (locked === undefined) throw notFound();
  return requireRegistration(await findRegistrationOfFlow(queries, locked.id), reader);
}
