import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { familyRequests, productRequests, products, registrationRequests } from '../../../database/schema.ts';
import { notFound } from '../../../http/GatewayError.ts';
import type { Caller } from '../../../http/operationHandler.ts';
import { type Author, recordChange } from '../../../records/recordChange.ts';

/** A decision's call: of which record, in which version, by whom. */
export interface DecisionCall {
  readonly id: number;
  readonly version: number;
  readonly roles: Caller['roles'];
  readonly author: Author;
}

/** The family of a request that is in review, with the state of its request. */
export interface ReviewedFamily {
  readonly id: number;
  readonly requestId: number;
  readonly fornecedorId: number;
  readonly familiaId: number | null;
  readonly novaFamilia: boolean;
  /** Commercial status. */
  readonly status: typeof familyRequests.$inferSelect.statusComercial;
  readonly statusContabil: typeof familyRequests.$inferSelect.statusContabil;
  readonly cadastroEnviado: boolean;
  readonly versao: number;
}

/**
 * Locks a family of a request for a decision or a save in review; both run one after the other.
 *
 * @throws GatewayError 404 when it does not exist or was removed.
 */
export async function lockReviewedFamily(queries: Queries, id: number): Promise<ReviewedFamily> {
  const [found] = await queries
    .select({
      id: familyRequests.id,
      requestId: registrationRequests.id,
      fornecedorId: registrationRequests.fornecedorId,
      familiaId: familyRequests.familiaId,
      novaFamilia: familyRequests.novaFamilia,
      status: familyRequests.statusComercial,
      statusContabil: familyRequests.statusContabil,
      sentAt: registrationRequests.sentAt,
      versao: familyRequests.versao,
    })
    .from(familyRequests)
    .innerJoin(registrationRequests, eq(registrationRequests.id, familyRequests.solicitacaoCadastroId))
    .where(and(eq(familyRequests.id, id), isNull(familyRequests.deletedAt)))
    .for('update', { of: familyRequests });
  if (found === undefined) throw notFound();
  const { sentAt, ...family } = found;
  return { ...family, cadastroEnviado: sentAt !== null };
}

/** Writes what was decided on a family of a request, or that its content changed, and raises its version. */
export async function updateReviewedFamily(
  queries: Queries,
  author: Author,
  { id, status, statusContabil, versao }: ReviewedFamily,
  next: { readonly status?: ReviewedFamily['status']; readonly statusContabil?: ReviewedFamily['status'] },
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

/** Whether a product of the family of a request awaits validation. */
export async function hasWaitingProducts(queries: Queries, familyRequestId: number): Promise<boolean> {
  const [waiting] = await queries
    .select({ id: productRequests.id })
    .from(productRequests)
    .innerJoin(products, eq(products.id, productRequests.produtoId))
    .where(
      and(
        eq(productRequests.solicitacaoCadastroFamiliaId, familyRequestId),
        eq(products.statusAprovacao, 'AguardandoValidacao'),
      ),
    )
    .limit(1);
  return waiting !== undefined;
}
