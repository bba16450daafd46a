import { notFound } from '../../../http/GatewayError.ts';
import type { Call, Handlers } from '../../../http/operationHandler.ts';
import { authorOf } from '../../../records/recordChange.ts';
import { productRequestPage } from '../productRequestPage.ts';
import { findFamilyRequestOwner } from '../productRequestQueries.ts';
import { decideFamily, type FamilyDecision } from './decideFamily.ts';
import { refuseProduct, validateProduct } from './decideProduct.ts';
import { findFamilyChanges } from './familyChanges.ts';
import type { DecisionCall } from './reviewedFamily.ts';

type FamilyOperation = 'approveFamilyRequest' | 'refuseFamilyRequest' | 'approveFamilyRequestTaxation';
type Decision = Pick<
  Call<FamilyOperation | 'approveProductRequest' | 'refuseProductRequest'>,
  'operation' | 'caller' | 'context' | 'path' | 'version'
>;

/** Record, version and author of a decision. */
function decisionCall(call: Decision): DecisionCall {
  const { path, version, caller } = call;
  return { id: path.id, version, caller: caller(), author: authorOf(call) };
}

async function answerFamily(call: Decision, decision: FamilyDecision) {
  const body = await decideFamily(call.context, decision, decisionCall(call));
  return { status: 200 as const, version: body.versao, body };
}

/** Calls of the review of requests (RVF-035 to RVF-042, RVP-018 to RVP-023). */
export const decisionHandlers: Handlers<
  | FamilyOperation
  | 'listFamilyRequestChanges'
  | 'listProductsInReview'
  | 'approveProductRequest'
  | 'refuseProductRequest'
> = {
  approveFamilyRequest: (call) => answerFamily(call, 'approve'),
  refuseFamilyRequest: (call) => answerFamily(call, 'refuse'),
  approveFamilyRequestTaxation: (call) => answerFamily(call, 'approveTaxation'),

  listFamilyRequestChanges: async ({ path: { id }, caller, context: { database } }) => {
    return { status: 200, body: await findFamilyChanges(database.queries, id, caller().roles) };
  },

  listProductsInReview: async (call) => {
    const { queries } = call.context.database;
    const owner = await findFamilyRequestOwner(queries, call.query.solicitacaoCadastroFamiliaId);
    if (owner === undefined) throw notFound();
    return productRequestPage(call);
  },

  approveProductRequest: async (call) => {
    const body = await validateProduct(call.context, decisionCall(call), call.body);
    return { status: 200, version: body.versao, body };
  },

  refuseProductRequest: async (call) => {
    const body = await refuseProduct(call.context, decisionCall(call));
    return { status: 200, version: body.versao, body };
  },
};
