import type { Schemas } from '@portal/api';
import { eanSchema } from '@portal/domain';
import { and, eq } from 'drizzle-orm';
import { productChildren } from '../../database/schema.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { invalidFields } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { clearMainMark } from '../../records/clearMainMark.ts';
import { registerRecords } from '../../records/registerRecords.ts';
import { lockProduct, requireProduct } from '../products/requireProduct.ts';
import { eanFields, eansOf, findEans, isEanTaken } from './eanQueries.ts';
import { eanMessages } from './messages.ts';

/** The columns of an EAN that the user gives. */
function columnsOf(input: Schemas['ProductChildInput']) {
  const { gtinEan, quantidadeProdutosNaCaixa, ...columns } = validateBody(eanSchema, input);
  return { ...columns, ean: gtinEan, quantidade: quantidadeProdutosNaCaixa };
}

type EanColumns = ReturnType<typeof columnsOf>;

/** The EANs of one product, of which one is the main one (GAP-44). */
const records = (produtoId: number) =>
  registerRecords<Schemas['ProductChild'], EanColumns>({
    kind: 'ean',
    lockOwner: (queries) => lockProduct(queries, produtoId),
    find: (queries, id) =>
      queries
        .select(eanFields)
        .from(productChildren)
        .where(and(eansOf(produtoId), eq(productChildren.id, id))),
    check: async (queries, { ean, principal }, { before, at }) => {
      // The legacy system gave some codes to two products; both can still be saved.
      if (ean !== before?.gtinEan && (await isEanTaken(queries, produtoId, ean)))
        throw invalidFields({ gtinEan: [eanMessages.taken] });
      if (principal)
        await clearMainMark(queries, {
          mark: productChildren.principal,
          id: productChildren.id,
          rows: eansOf(produtoId),
          exceptId: before?.id ?? null,
          at,
        });
    },
    insert: (queries, values) =>
      queries
        .insert(productChildren)
        .values({ ...values, produtoId })
        .returning(eanFields),
    update: (queries, id, values) =>
      queries.update(productChildren).set(values).where(eq(productChildren.id, id)).returning(eanFields),
    remove: (queries, id, stamps) =>
      queries
        .update(productChildren)
        .set({ ...stamps, principal: false })
        .where(eq(productChildren.id, id)),
  });

/** Calls of the EANs of a product (EAN-015 to EAN-025). */
export const eanHandlers: Handlers<
  'listProductChildren' | 'createProductChild' | 'updateProductChild' | 'deleteProductChild'
> = {
  listProductChildren: async ({ path: { produtoId }, context: { database } }) => {
    await requireProduct(database.queries, produtoId);
    return { status: 200, body: { produtosFilhos: await findEans(database.queries, produtoId) } };
  },
  createProductChild: async (call) => records(call.path.produtoId).create(call, columnsOf(call.body)),
  updateProductChild: async (call) => {
    const { produtoId, produtoFilhoId } = call.path;
    return records(produtoId).update(call, produtoFilhoId, columnsOf(call.body));
  },
  deleteProductChild: (call) => records(call.path.produtoId).remove(call, call.path.produtoFilhoId),
};
