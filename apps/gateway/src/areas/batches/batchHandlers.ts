import type { Schemas } from '@portal/api';
import {
  APPROVAL_STAGES,
  type BatchDecision,
  type BatchKind,
  batchSearchRefusal,
  STATUSES_OF_STAGE,
} from '@portal/domain';
import { refused } from '../../http/GatewayError.ts';
import type { Call, GatewayContext, Handlers } from '../../http/operationHandler.ts';
import { authorOf } from '../../records/recordChange.ts';
import {
  type BatchFilter,
  batchProductBody,
  batchProductList,
  batchProductsMatching,
} from './batchQueries.ts';
import { changeFamily, previewFamilyChange } from './changeFamily.ts';
import { changeStatus } from './changeStatus.ts';
import { changeSupplier, previewSupplierChange } from './changeSupplier.ts';
import { decideProducts } from './decideProducts.ts';
import type { BatchCall } from './runBatch.ts';
import { readBatch, undoBatch } from './undoBatch.ts';

type Decision = Call<'approveProducts' | 'refuseProducts'>;
type Change = Call<'changeProductsStatus' | 'changeProductsFamily' | 'changeProductsSupplier'>;

/** The parts of a chunk; decisions carry its ids in the query, changes in the body. */
function batchCall<Kind extends BatchKind>(
  call: Pick<Decision | Change, 'operation' | 'caller' | 'context' | 'body'>,
  kind: Kind,
  ids: readonly number[],
): BatchCall<Kind> {
  const { lote, versoes } = call.body;
  return { kind, lote, versoes, ids, caller: call.caller(), author: { ...authorOf(call), batchId: lote } };
}

async function answerDecision(call: Decision, kind: 'Aprovacao' | 'Recusa', decision: BatchDecision) {
  const body = await decideProducts(call.context, batchCall(call, kind, call.query.produtosIds), decision);
  return { status: 200 as const, body };
}

/** A search of the batch pages. @throws GatewayError 400 without any filter (LOT-011). */
async function answerSearch<Status>(
  context: GatewayContext,
  query: BatchFilter & { readonly Status?: Status } & Parameters<typeof batchProductList>[1],
  statuses: readonly Schemas['ProductApprovalStatus'][],
) {
  const missing = batchSearchRefusal({ ...query, Status: query.Status === undefined ? null : 'given' });
  if (missing !== null) throw refused(missing);
  const where = batchProductsMatching(query, statuses);
  const { rows, meta } = await batchProductList(context, query, { where });
  return { status: 200 as const, body: { produtos: rows.map(batchProductBody), meta } };
}

/** Calls of the batch approval and the changes in lots (LOT-001 to LOT-034, SM-4, G-09). */
export const batchHandlers: Handlers<
  | 'listProductApprovals'
  | 'approveProducts'
  | 'refuseProducts'
  | 'listStatusChanges'
  | 'changeProductsStatus'
  | 'previewFamilyChange'
  | 'changeProductsFamily'
  | 'previewSupplierChange'
  | 'changeProductsSupplier'
  | 'getBatch'
  | 'undoBatch'
> = {
  listProductApprovals: ({ query, context }) => {
    const stages = query.Status === undefined ? APPROVAL_STAGES : [query.Status];
    return answerSearch(
      context,
      query,
      stages.flatMap((stage) => STATUSES_OF_STAGE[stage]),
    );
  },

  approveProducts: (call) => answerDecision(call, 'Aprovacao', 'approve'),
  refuseProducts: (call) => answerDecision(call, 'Recusa', 'refuse'),

  listStatusChanges: ({ query, context }) =>
    answerSearch(context, query, query.Status === undefined ? [] : [query.Status]),

  changeProductsStatus: async (call) => {
    const chunk = batchCall(call, 'Status', call.body.produtosIds);
    return { status: 200, body: await changeStatus(call.context, chunk, call.body.status) };
  },

  previewFamilyChange: async ({ query, context }) => {
    const change = { origin: query.FamiliaOrigemId, destination: query.FamiliaDestinoId };
    return { status: 200, body: await previewFamilyChange(context.database.queries, change) };
  },

  changeProductsFamily: async (call) => {
    const { familiaOrigemId: origin, familiaDestinoId: destination, produtosIds } = call.body;
    const chunk = batchCall(call, 'Familia', produtosIds);
    return { status: 200, body: await changeFamily(call.context, chunk, { origin, destination }) };
  },

  previewSupplierChange: async ({ query, context }) => {
    const change = { origin: query.FornecedorOrigemId, destination: query.FornecedorDestinoId };
    return { status: 200, body: await previewSupplierChange(context, change, query) };
  },

  changeProductsSupplier: async (call) => {
    const { fornecedorOrigemId: origin, fornecedorDestinoId: destination, produtosIds } = call.body;
    const chunk = batchCall(call, 'Fornecedor', produtosIds);
    return { status: 200, body: await changeSupplier(call.context, chunk, { origin, destination }) };
  },

  getBatch: async ({ path, query, caller, context }) => ({
    status: 200,
    body: await readBatch(context, path.loteId, caller(), query),
  }),

  undoBatch: async (call) => {
    const { context, caller, path, query } = call;
    const undoing = { author: authorOf(call), roles: caller().roles };
    return { status: 200, body: await undoBatch(context, undoing, path.loteId, query.produtosIds) };
  },
};
