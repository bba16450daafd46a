import { supplierProgress } from '@portal/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { families, familyRequests, productRequests, registrationRequests } from '../../database/schema.ts';
import { requireOwnSupplier } from '../../http/checks/requireOwnSupplier.ts';
import { notFound } from '../../http/GatewayError.ts';
import type { Caller } from '../../http/operationHandler.ts';
import type { Author } from '../../records/recordChange.ts';
import { recordRequestEvent } from '../requests/requestEvents.ts';

/**
 * Locks a family of a request until the transaction ends, after its request and so in the order of a sending: nothing
 * is sent, counted or decided meanwhile.
 *
 * @throws GatewayError 404 when it does not exist, was removed, or belongs to another supplier (D6).
 */
export async function lockFamilyRequest(queries: Queries, caller: Caller, id: number) {
  const [place] = await queries
    .select({ requestId: familyRequests.solicitacaoCadastroId })
    .from(familyRequests)
    .where(and(eq(familyRequests.id, id), isNull(familyRequests.deletedAt)));
  if (place === undefined) throw notFound();
  const [request] = await queries
    .select({
      id: registrationRequests.id,
      supplierId: registrationRequests.fornecedorId,
      sentAt: registrationRequests.sentAt,
      dataExpiracao: registrationRequests.dataExpiracao,
    })
    .from(registrationRequests)
    .where(eq(registrationRequests.id, place.requestId))
    .for('share');
  const [locked] = await queries
    .select({ row: familyRequests, familiaNome: families.nome })
    .from(familyRequests)
    .leftJoin(families, eq(families.id, familyRequests.familiaId))
    .where(and(eq(familyRequests.id, id), isNull(familyRequests.deletedAt)))
    .for('update', { of: familyRequests });
  if (request === undefined || locked === undefined) throw notFound();
  requireOwnSupplier(caller, request.supplierId);
  const familyRequest = { ...locked.row, familiaNome: locked.familiaNome };
  return { familyRequest, request: { ...request, cadastroEnviado: request.sentAt !== null } };
}

/** A family of a request, locked. */
export type LockedFamilyRequest = Awaited<ReturnType<typeof lockFamilyRequest>>;

/** How many products are registered for a family of a request. */
export function countRegistered(queries: Queries, familyRequestId: number): Promise<number> {
  return queries.$count(productRequests, eq(productRequests.solicitacaoCadastroFamiliaId, familyRequestId));
}

/**
 * Brings the status of a family at the supplier, which commercial shows too until the request is sent, to the number
 * of its products (SM-2, C-3).
 */
export async function settleProgress(
  queries: Queries,
  author: Author,
  { familyRequest, request }: LockedFamilyRequest,
): Promise<void> {
  const registered = await countRegistered(queries, familyRequest.id);
  const status = supplierProgress({ ...familyRequest, registered });
  if (status === familyRequest.statusFornecedor) return;
  await queries
    .update(familyRequests)
    .set({
      statusFornecedor: status,
      statusComercial: status,
      dataModificacao: author.at,
      versao: familyRequest.versao + 1,
    })
    .where(eq(familyRequests.id, familyRequest.id));
  if (status !== 'Concluido') return;
  await recordRequestEvent(queries, author, {
    kind: 'FamiliaConcluida',
    requestId: request.id,
    familyRequestId: familyRequest.id,
    name: familyRequest.familiaNome,
  });
}
