import { and, eq, ne } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { familyRequests, productRequests, products } from '../../../database/schema.ts';
import type { Caller } from '../../../http/operationHandler.ts';
import { type Author, recordChange } from '../../../records/recordChange.ts';
import type { RequestedFamily } from '../../families/requestedFamily.ts';

/** A decision's call: of which record, in which version, by whom. */
export interface DecisionCall {
  readonly id: number;
  readonly version: number;
  readonly caller: Caller;
  readonly author: Author;
}

/** Writes what was decided on a family of a request, or that its content changed, and raises its version. */
export async function updateReviewedFamily(
  queries: Queries,
  author: Author,
  { id, status, statusContabil, versao }: RequestedFamily,
  next: { readonly status?: RequestedFamily['status']; readonly statusContabil?: RequestedFamily['status'] },
): Promise<void> {
  const before = { statusComercial: status, statusContabil };
  const after = {
    statusComercial: next.status ?? status,
    statusContabil: next.statusContabil ?? statusContabil,
  };
  await queries
    .update(familyRequests)
    .set({ ...after, versao: versao + 1, dataModificacao: author.at })
    .where(eq(familyRequests.id, id));
  await recordChange(queries, author, { kind: 'familyRequest', id, before, after });
}

/** Whether a product of the family of a request awaits validation, but for the one that is being written. */
export async function hasWaitingProducts(
  queries: Queries,
  familyRequestId: number,
  exceptId?: number,
): Promise<boolean> {
  const [waiting] = await queries
    .select({ id: productRequests.id })
    .from(productRequests)
    .innerJoin(products, eq(products.id, productRequests.produtoId))
    .where(
      and(
        eq(productRequests.solicitacaoCadastroFamiliaId, familyRequestId),
        eq(products.statusAprovacao, 'AguardandoValidacao'),
        exceptId === undefined ? undefined : ne(productRequests.id, exceptId),
      ),
    )
    .limit(1);
  return waiting !== undefined;
}
