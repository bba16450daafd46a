import type { Schemas } from '@portal/api';
import { catalogueFilter } from '../../database/catalogueFilter.ts';
import { listMeta } from '../../database/page.ts';
import { notFound } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { requirePeriod } from '../../http/requirePeriod.ts';
import { familyBody } from './familyBody.ts';
import { findFamilies, findFamily } from './familyQueries.ts';
import { answerMargin } from './marginCall.ts';
import { createFamily, updateFamily, updateFamilyTaxation } from './saveFamily.ts';

/** Rows per page when the call does not say. */
const PAGE_SIZE = 20;

/** Calls of the families (FAM-033 to FAM-045, FLT-001 to FLT-007). */
export const familyHandlers: Handlers<
  'listFamilies' | 'getFamily' | 'createFamily' | 'updateFamily' | 'updateFamilyTaxation' | 'calculateMargin'
> = {
  listFamilies: async ({ query, context: { database } }) => {
    const page = { number: query.Pagina ?? 1, size: query.QuantidadeRegistros ?? PAGE_SIZE };
    const { rows, total } = await findFamilies(database.queries, {
      filter: catalogueFilter(query, requirePeriod(query)),
      text: query.busca,
      page,
      column: query['Ordenacao.Coluna'],
      ascending: query['Ordenacao.Ascending'],
    });
    const familias = rows.map((row) => ({
      ...row,
      // A check of the table holds the same list.
      status: row.status as Schemas['FamilyStatus'],
      dataCriacao: row.dataCriacao.toISOString(),
    }));
    return { status: 200, body: { familias, meta: listMeta(total, page) } };
  },

  getFamily: async ({ path: { familiaId }, context: { database } }) => {
    const found = await findFamily(database.queries, familiaId);
    if (found === undefined) throw notFound();
    return { status: 200, version: found.family.versao, body: familyBody(found) };
  },

  createFamily: async ({ body, context, caller }) => {
    const family = await createFamily(context, caller().roles, body);
    return { status: 201, version: family.versao, body: family };
  },

  updateFamily: async ({ path, version, body, context, caller }) => {
    const call = { familyId: path.familiaId, version, roles: caller().roles };
    const family = await updateFamily(context, call, body);
    return { status: 200, version: family.versao, body: family };
  },

  updateFamilyTaxation: async ({ path, version, body, context, caller }) => {
    const call = { familyId: path.familiaId, version, roles: caller().roles };
    const family = await updateFamilyTaxation(context, call, body);
    return { status: 200, version: family.versao, body: family };
  },

  calculateMargin: async ({ body }) => ({ status: 200, body: answerMargin(body) }),
};
