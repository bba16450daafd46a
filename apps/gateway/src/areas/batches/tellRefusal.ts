import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { families } from '../../database/schema.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';
import { queueRequestMail } from '../requests/requestMails.ts';
import type { LockedProduct } from './lockBatchProduct.ts';

/** Tells the supplier that a product of its request was refused after all, or that this was taken back. */
export async function tellRefusal(
  context: GatewayContext,
  queries: Queries,
  { product, request }: LockedProduct,
  kind: 'productRefused' | 'refusalUndone',
  at: Date,
): Promise<void> {
  if (request === null) return;
  const [family] = await queries
    .select({ nome: families.nome })
    .from(families)
    .where(eq(families.id, product.familiaId));
  const news = { kind, family: family?.nome ?? '', product: product.nome };
  await queueRequestMail(queries, context, request.family.solicitacaoCadastroId, news, at);
}
