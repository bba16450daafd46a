import { supplierProgress } from '@portal/domain';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { familyRequests, productRequests } from '../../database/schema.ts';
import type { Author } from '../../records/recordChange.ts';
import type { LockedFamilyRequest } from '../requests/lockFamilyRequest.ts';
import { recordRequestEvent } from '../requests/requestEvents.ts';

/** How many products are registered for a family of a request. */
export function countRegistered(queries: Queries, familyRequestId: number): Promise<number> {
  return queries.$count(productRequests, eq(productRequests.solicitacaoCadastroFamiliaId, familyRequestId));
}

/**
 * Brings the status of a family at the supplier, which commercial shows too until the request is sent, to the number
 * of its products and of those that are incomplete (SM-2, C-3).
 */
export async function settleProgress(
  queries: Queries,
  author: Author,
  { familyRequest, request }: LockedFamilyRequest,
): Promise<void> {
  const registered = await countRegistered(queries, familyRequest.id);
  const incomplete = await queries.$count(
    productRequests,
    and(eq(productRequests.solicitacaoCadastroFamiliaId, familyRequest.id), productRequests.incompleto),
  );
  const status = supplierProgress({ ...familyRequest, registered, incomplete });
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
