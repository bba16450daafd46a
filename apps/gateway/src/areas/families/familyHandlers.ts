import type { Schemas } from '@portal/api';
import { mayCalculateMargin } from '@portal/domain';
import { and } from 'drizzle-orm';
import { notFound } from '../../http/GatewayError.ts';
import type { Call, Caller, Handlers } from '../../http/operationHandler.ts';
import { authorOf } from '../../records/recordChange.ts';
import { familiesMatching } from './catalogueFilter.ts';
import { familyBody } from './familyBody.ts';
import { familyList, findFamily } from './familyQueries.ts';
import { answerMargin } from './marginCall.ts';
import { opensToRequests, requireReadableFamily } from './requestedFamily.ts';
import { createFamily, type FamilySaveCall, updateFamily, updateFamilyTaxation } from './saveFamily.ts';

/** Family, version and author of a save, and the family request which it is a part of. */
function saveCall(
  call: Pick<
    Call<'updateFamily' | 'updateFamilyTaxation'>,
    'operation' | 'caller' | 'context' | 'path' | 'query' | 'version'
  >,
): FamilySaveCall {
  const { path, query, version, caller } = call;
  return {
    familyId: path.familiaId,
    version,
    caller: caller(),
    author: authorOf(call),
    familyRequestId: query.solicitacaoCadastroFamiliaId,
  };
}

/** A family as a caller gets it: suppliers see neither margin nor gross value. */
function familyFor({ roles }: Caller, family: Schemas['Family']): Schemas['Family'] {
  return mayCalculateMargin(roles) ? family : { ...family, margem: null, valorBrutoCalculado: null };
}

/** Calls of the families (FAM-033 to FAM-045, FLT-001 to FLT-007). */
export const familyHandlers: Handlers<
  'listFamilies' | 'getFamily' | 'createFamily' | 'updateFamily' | 'updateFamilyTaxation' | 'calculateMargin'
> = {
  listFamilies: async ({ query, context }) => {
    const where = and(familiesMatching(query), query.ParaSolicitacao ? opensToRequests : undefined);
    const { rows, meta } = await familyList(context, query, { text: query.busca, where });
    const familias = rows.map((row) => ({ ...row, dataCriacao: row.dataCriacao.toISOString() }));
    return { status: 200, body: { familias, meta } };
  },

  getFamily: async ({ path: { familiaId }, caller, context: { database } }) => {
    await requireReadableFamily(database.queries, familiaId, caller());
    const found = await findFamily(database.queries, familiaId);
    if (found === undefined) throw notFound();
    return { status: 200, version: found.family.versao, body: familyFor(caller(), familyBody(found)) };
  },

  createFamily: async (call) => {
    const caller = call.caller();
    const familyRequestId = call.query.solicitacaoCadastroFamiliaId;
    const create = { caller, author: authorOf(call), familyRequestId };
    const family = await createFamily(call.context, create, call.body);
    return { status: 201, version: family.versao, body: familyFor(caller, family) };
  },

  updateFamily: async (call) => {
    const save = saveCall(call);
    const family = await updateFamily(call.context, save, call.body);
    return { status: 200, version: family.versao, body: familyFor(save.caller, family) };
  },

  updateFamilyTaxation: async (call) => {
    const save = saveCall(call);
    const family = await updateFamilyTaxation(call.context, save, call.body);
    return { status: 200, version: family.versao, body: family };
  },

  calculateMargin: async ({ body }) => ({ status: 200, body: answerMargin(body) }),
};
