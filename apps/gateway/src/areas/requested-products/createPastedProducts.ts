import { pastedProductsSchema } from '@portal/domain';
import { validateBody } from '../../http/checks/validateBody.ts';
import type { Call } from '../../http/operationHandler.ts';
import { authorOf } from '../../records/recordChange.ts';
import { computedName } from '../products/save/productFamily.ts';
import { sharedColumns } from '../products/save/productRules.ts';
import { lockFamilyRequest } from '../requests/lockFamilyRequest.ts';
import { requireOwnCodes } from './repeatedProducts.ts';
import { insertRequestedProduct, requireRoom, savedProduct } from './saveRequestedProduct.ts';
import { settleProgress } from './settleProgress.ts';

/** What a paste does not say of a product: it stays incomplete until its form is saved. */
const NOT_PASTED = {
  qtdCxLastro: null,
  qtdCxPallet: null,
  descricao: null,
  linkVideo: null,
  altura: null,
  largura: null,
  comprimento: null,
  peso: null,
};

/**
 * Registers the products of a paste, all or none; answers with their ids in the request.
 *
 * @throws GatewayError 404, 400 at each wrong cell, or where the family takes fewer products.
 */
export async function createPastedProducts(call: Call<'createPastedProducts'>): Promise<number[]> {
  const { body, query, context } = call;
  const author = authorOf(call);
  const caller = call.caller();
  return context.database.transaction(async (queries) => {
    const locked = await lockFamilyRequest(queries, caller, query.solicitacaoCadastroFamiliaId);
    const family = await requireRoom(queries, { caller, author }, locked, body.produtos.length);
    const nameOf = (variacao: string) => computedName(family, { variacao, voltagem: null });
    const { produtos } = validateBody(pastedProductsSchema(nameOf), body);
    const { supplierId } = locked.request;
    await requireOwnCodes(
      queries,
      { caller, supplierId, productId: null },
      produtos,
      (index, field) => `produtos[${index}].${field}`,
    );
    const ids: number[] = [];
    for (const pasted of produtos) {
      const values = { ...NOT_PASTED, ...pasted };
      const { variacao } = pasted;
      const nome = nameOf(variacao);
      const columns = { ...sharedColumns(family, values), nome, variacao, familiaId: family.id };
      const { id } = await insertRequestedProduct(queries, author, locked, columns, values, true);
      await savedProduct(queries, author, id, null);
      ids.push(id);
    }
    await settleProgress(queries, author, locked);
    return ids;
  });
}
