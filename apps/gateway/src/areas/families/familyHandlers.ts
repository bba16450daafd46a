import type { Schemas } from '@portal/api';
import { listMeta } from '../../database/page.ts';
import { notFound } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { findFamilies, findFamily } from './familyQueries.ts';

type FamilyStatus = Schemas['FamilyStatus'];

/** Rows per page when the call does not say. */
const PAGE_SIZE = 20;

/** Calls of the families. */
export const familyHandlers: Handlers<'listFamilies' | 'getFamily'> = {
  listFamilies: async ({ query, context: { database } }) => {
    const page = { number: query.Pagina ?? 1, size: query.QuantidadeRegistros ?? PAGE_SIZE };
    const { rows, total } = await findFamilies(database.queries, {
      text: query.busca,
      page,
      column: query['Ordenacao.Coluna'],
      ascending: query['Ordenacao.Ascending'],
    });
    const familias = rows.map((row) => ({
      ...row,
      // A check of the table holds the same list.
      status: row.status as FamilyStatus,
      dataCriacao: row.dataCriacao.toISOString(),
    }));
    return { status: 200, body: { familias, meta: listMeta(total, page) } };
  },

  getFamily: async ({ path: { familiaId }, context: { database } }) => {
    const found = await findFamily(database.queries, familiaId);
    if (found === undefined) throw notFound();
    const { family, categoria, marca, tipoVolumetria, concorrentes } = found;
    const { categoriaId, marcaId, tipoVolumetriaId, dataModificacao, ...fields } = family;
    return {
      status: 200,
      version: family.versao,
      body: {
        ...fields,
        status: family.status as FamilyStatus,
        categoria,
        marca,
        tipoVolumetria,
        concorrentes,
        dataCriacao: family.dataCriacao.toISOString(),
      },
    };
  },
};
