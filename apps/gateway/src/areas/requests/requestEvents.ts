import { type RequestEventKind, requestEventSide } from '@portal/domain';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { requestEvents, users } from '../../database/schema.ts';
import type { Author } from '../../records/recordChange.ts';

/** Something that happened to a request. */
interface RequestEvent {
  readonly kind: RequestEventKind;
  readonly requestId: number;
  /** Left out of what concerns the whole request. */
  readonly familyRequestId?: number;
  /** Left out of what concerns the whole family. */
  readonly productRequestId?: number;
  /** Name of the family or of the product as it is now. */
  readonly name?: string | null;
}

/**
 * Adds to the time line of a request what its author did, for whom and when, under the name that the author has now.
 * What changed field by field stands in the audit (`recordChange`).
 *
 * @param queries handle of the transaction that writes the records, so that both are kept or none.
 */
export async function recordRequestEvent(
  queries: Queries,
  { userId, at }: Pick<Author, 'userId' | 'at'>,
  { kind, requestId, familyRequestId, productRequestId, name }: RequestEvent,
): Promise<void> {
  const [user] = await queries
    .select({ name: users.name, cnpj: users.cnpj })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) throw new Error('The author of an event is no user');
  await queries.insert(requestEvents).values({
    solicitacaoCadastroId: requestId,
    solicitacaoCadastroFamiliaId: familyRequestId,
    solicitacaoCadastroProdutoId: productRequestId,
    nome: name,
    kind,
    side: requestEventSide(kind, user.cnpj !== null),
    userId,
    userName: user.name,
    happenedAt: at,
  });
}
