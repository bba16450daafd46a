import { notFound } from '../../http/GatewayError.ts';
import type { Call, Handlers } from '../../http/operationHandler.ts';
import { authorOf } from '../../records/recordChange.ts';
import { familiesMatching } from './catalogueFilter.ts';
import { familyBody } from './familyBody.ts';
import { familyList, findFamily } from './familyQueries.ts';
import { answerMargin } from './marginCall.ts';
import { createFamily, type FamilySaveCall, updateFamily, updateFamilyTaxation } from './saveFamily.ts';

/** Family, version and author of a save. */
function saveCall(
  call: Pick<
    Call<'updateFamily' | 'updateFamilyTaxation'>,
    'operation' | 'caller' | 'context' | 'path' | 'version'
  >,
): FamilySaveCall {
  const { path, version, caller } = call;
  return { familyId: path.familiaId, version, roles: caller().roles, author: authorOf(call) };
}

/** Calls of the families (FAM-033 to FAM-045, FLT-001 to FLT-007). */
export const familyHandlers: Handlers<
  'listFamilies' | 'getFamily' | 'createFamily' | 'updateFamily' | 'updateFamilyTaxation' | 'calculateMargin'
> = {
  listFamilies: async ({ query, context }) => {
    const where = familiesMatching(query);
    const { rows, meta } = await familyList(context, query, { text: query.busca, where });
    const familias = rows.map((row) => ({ ...row, dataCriacao: row.dataCriacao.toISOString() }));
    return { status: 200, body: { familias, meta } };
  },

  getFamily: async ({ path: { familiaId }, context: { database } }) => {
    const found = await findFamily(database.queries, familiaId);
    if (found === undefined) throw notFound();
    return { status: 200, version: found.family.versao, body: familyBody(found) };
  },

  createFamily: async (call) => {
    const { roles } = call.caller();
    const author = authorOf(call);
    const family = await createFamily(call.context, { roles, author }, call.body);
    return { status: 201, version: family.versao, body: family };
  },

  updateFamily: async (call) => {
    const family = await updateFamily(call.context, saveCall(call), call.body);
    return { status: 200, version: family.versao, body: family };
  },

  updateFamilyTaxation: async (call) => {
    const save = saveCall(call);
    const family = await updateFamilyTaxation(call.context, save, call.body);
    return { status: 200, version: family.versao, body: family };
  },

  calculateMargin: async ({ body }) => ({ status: 200, body: answerMargin(body) }),
};
