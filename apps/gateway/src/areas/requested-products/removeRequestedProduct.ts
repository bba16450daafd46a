import { familyFilling } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { products } from '../../database/schema.ts';
import { deleteUnusedFiles, removeBytes } from '../../files/storedFiles.ts';
import { refused } from '../../http/GatewayError.ts';
import type { Call } from '../../http/operationHandler.ts';
import { authorOf, recordChange } from '../../records/recordChange.ts';
import { recordRequestEvent } from '../requests/requestEvents.ts';
import { auditedRequestedProduct, lockRequestedProduct, placeOf } from './saveRequestedProduct.ts';
import { settleProgress } from './settleProgress.ts';

/**
 * Takes a product out of a request that was not sent yet, with everything of it; the audit keeps what it was. One more
 * product is due then, so that a concluded family is being filled in again (SM-2).
 *
 * @throws GatewayError 404, 409 when it was changed meanwhile, 400 once nothing can be filled in any more.
 */
export async function removeRequestedProduct(call: Call<'deleteRequestedProduct'>): Promise<void> {
  const { database } = call.context;
  const author = authorOf(call);
  const caller = call.caller();
  const id = call.path.solicitacaoCadastroProdutoId;
  const unused = await database.transaction(async (queries) => {
    const { before, ...locked } = await lockRequestedProduct(queries, caller, id, call.version);
    const { familyRequest, request } = locked;
    const { productsReason } = familyFilling(caller.roles, request, familyRequest, author.at);
    if (productsReason !== null) throw refused(productsReason);
    const { product, photos } = before.found;
    // Photos, EANs, supplier and the place in the request go with it.
    await queries.delete(products).where(eq(products.id, product.id));
    await recordChange(queries, author, {
      kind: 'product',
      id: product.id,
      before: auditedRequestedProduct(before),
      after: null,
    });
    const { productRequestId: _gone, ...place } = placeOf(before);
    await recordRequestEvent(queries, author, { kind: 'ProdutoExcluido', ...place });
    await settleProgress(queries, author, locked);
    return deleteUnusedFiles(
      queries,
      photos.flatMap(({ fileId }) => (fileId === null ? [] : [fileId])),
    );
  });
  await removeBytes(call.context, unused);
}
