import type { Schemas } from '@portal/api';
import { CODE_TAKEN_TEXTS, CODES_TWICE_TEXT, eanSchema, repeatsCodes } from '@portal/domain';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { productChildren } from '../../database/schema.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { invalidFields } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { clearMainMark } from '../../records/clearMainMark.ts';
import { registerRecords } from '../../records/registerRecords.ts';
import { lockProductToSupply, requireProduct } from '../products/requireProduct.ts';
import { eanFields, eansOf, findEans, isCodeTaken } from './eanQueries.ts';

/** The columns of an EAN that the user gives. */
function columnsOf(input: Schemas['ProductChildInput']) {
  const { gtinEan, quantidadeProdutosNaCaixa, ...columns } = validateBody(eanSchema, input);
  return { ...columns, ean: gtinEan, quantidade: quantidadeProdutosNaCaixa };
}

type EanColumns = ReturnType<typeof columnsOf>;

/**
 * Checks new bar codes of an EAN; those that it has had can still be saved.
 *
 * @throws GatewayError 400 at the code that another product has, or at the DUN that repeats another row of this one.
 */
async function requireFreeCodes(
  queries: Queries,
  produtoId: number,
  codes: { readonly gtinEan: string; readonly dun: string },
  before: Schemas['ProductChild'] | null,
): Promise<void> {
  const isNewEan = codes.gtinEan !== before?.gtinEan;
  const isNewDun = codes.dun !== before?.dun;
  const isEanTaken = isNewEan && (await isCodeTaken(queries, produtoId, 'ean', codes.gtinEan));
  const isDunTaken = isNewDun && (await isCodeTaken(queries, produtoId, 'dun', codes.dun));
  if (isEanTaken || isDunTaken)
    throw invalidFields({
      ...(isEanTaken && { gtinEan: [CODE_TAKEN_TEXTS.gtinEan] }),
      ...(isDunTaken && { dun: [CODE_TAKEN_TEXTS.dun] }),
    });
  if (!isNewEan && !isNewDun) return;
  const others = (await findEans(queries, produtoId)).filter(({ id }) => id !== before?.id);
  if (repeatsCodes(codes, others)) throw invalidFields({ dun: [CODES_TWICE_TEXT] });
}

/** The EANs of one product, of which one is the main one (GAP-44). */
const records = (produtoId: number) =>
  registerRecords<Schemas['ProductChild'], EanColumns>({
    kind: 'ean',
    lockOwner: (queries) => lockProductToSupply(queries, produtoId),
    find: (queries, id) =>
      queries
        .select(eanFields)
        .from(productChildren)
        .where(and(eansOf(produtoId), eq(productChildren.id, id))),
    check: async (queries, { ean, dun, principal }, { before, author }) => {
      await requireFreeCodes(queries, produtoId, { gtinEan: ean, dun }, before);
      if (principal)
        await clearMainMark(queries, {
          kind: 'ean',
          mark: productChildren.principal,
          id: productChildren.id,
          rows: eansOf(produtoId),
          exceptId: before?.id ?? null,
          author,
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
