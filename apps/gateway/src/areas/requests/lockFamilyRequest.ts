import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { families, familyRequests, registrationRequests } from '../../database/schema.ts';
import { requireOwnSupplier } from '../../http/checks/requireOwnSupplier.ts';
import { notFound } from '../../http/GatewayError.ts';
import type { Caller } from '../../http/operationHandler.ts';

/**
 * Locks a family of a request until the transaction ends, after its request and so in the order of a sending: nothing
 * is saved, sent, counted or decided meanwhile.
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
