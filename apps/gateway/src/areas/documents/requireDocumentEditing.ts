import type { Schemas } from '@portal/api';
import {
  documentLock,
  isRegistrationSupplier,
  isRemovable,
  NOT_PENDENT_TEXT,
  type Role,
  readsRegistration,
} from '@portal/domain';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { documents, registrationFlows, registrationPendencies, suppliers } from '../../database/schema.ts';
import { notFound, refused } from '../../http/GatewayError.ts';
import type { Caller } from '../../http/operationHandler.ts';

const flowFields = {
  id: registrationFlows.id,
  statusFluxoCadastro: registrationFlows.statusFluxoCadastro,
  statusAprovacaoComercialSegundaAnalise: registrationFlows.statusAprovacaoComercialSegundaAnalise,
  statusAprovacaoContabilidadeSegundaAnalise: registrationFlows.statusAprovacaoContabilidadeSegundaAnalise,
  etapaReprovacao: registrationFlows.etapaReprovacao,
  importadoLegado: suppliers.importadoLegado,
};

/** Query for the registration flow of a supplier. */
const flowOf = (queries: Queries, supplierId: number) =>
  queries
    .select(flowFields)
    .from(registrationFlows)
    .innerJoin(suppliers, eq(suppliers.id, registrationFlows.fornecedorId))
    .where(eq(registrationFlows.fornecedorId, supplierId));

/** Pendencies of a flow that are still to be corrected. */
function findNewPendencies(queries: Queries, flowId: string) {
  return queries
    .select({
      documentoId: registrationPendencies.documentoId,
      statusPendencia: registrationPendencies.statusPendencia,
      dataCriacao: registrationPendencies.criadoEm,
      tipoDocumento: documents.tipoDocumento,
    })
    .from(registrationPendencies)
    .innerJoin(documents, eq(documents.id, registrationPendencies.documentoId))
    .where(
      and(
        eq(registrationPendencies.fluxoCadastroId, flowId),
        eq(registrationPendencies.statusPendencia, 'Nova'),
      ),
    );
}

/** Pendencies of a registration that are still to be corrected. */
export type NewPendencies = Awaited<ReturnType<typeof findNewPendencies>>;

/**
 * Checks that the caller may see the documents of a supplier: suppliers see their own (UPL-29), staff those of
 * registrations that their roles may open (C-16).
 *
 * @throws GatewayError 404, so that callers cannot find out which ids exist.
 */
export async function requireDocumentReading(
  queries: Queries,
  { roles, supplierId: own }: Pick<Caller, 'roles' | 'supplierId'>,
  supplierId: number,
): Promise<void> {
  if (isRegistrationSupplier(roles) && own !== supplierId) throw notFound();
  const [flow] = await flowOf(queries, supplierId);
  if (flow === undefined || !readsRegistration(flow, roles)) throw notFound();
}

/** Which document is to be edited, and by whom. */
interface DocumentEditing {
  readonly supplierId: number;
  readonly type: Schemas['DocumentType'];
  readonly roles: readonly Role[];
  /** The document to remove; undefined when one is sent. */
  readonly removed?: { readonly id: number; readonly dataCriacao: Date };
}

/**
 * Checks that documents of a type may be sent or removed now (ONB-082, G-22, G-32). While the registration is
 * pendent, only documents that were sent back or added since may be removed from a type with several files.
 *
 * @param queries handle of the transaction that sends or removes the document.
 * @returns the pendencies of the registration that are still to be corrected.
 * @throws GatewayError 400 with the reason for the user, 404 when the supplier has no registration.
 */
export async function requireDocumentEditing(
  queries: Queries,
  { supplierId, type, roles, removed }: DocumentEditing,
): Promise<NewPendencies> {
  // Locks the flow, so that its status cannot change until the transaction ends.
  const [flow] = await flowOf(queries, supplierId).for('no key update', { of: registrationFlows });
  if (flow === undefined) throw notFound();
  const pendencies = await findNewPendencies(queries, flow.id);
  const lock = documentLock({ flow, roles, pendencies, type });
  if (lock !== null) throw refused(lock);
  if (removed && !isRemovable({ ...removed, tipoDocumento: type }, { pendencies, roles }))
    throw refused(NOT_PENDENT_TEXT);
  return pendencies;
}
