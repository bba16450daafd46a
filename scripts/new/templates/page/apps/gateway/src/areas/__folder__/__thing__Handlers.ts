import { __things__ } from '../../database/schema.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';

const { id, codigo, descricao } = __things__;

const list = listOf({
  rows: (queries) => queries.select({ id, codigo, descricao }).from(__things__).$dynamic(),
  search: [codigo, descricao],
  order: [plainText(descricao)],
  sort: { Codigo: codigo, Descricao: plainText(descricao) },
  id,
  pageSize: 30,
});

/** The list of __words__. */
export const __thing__Handlers: Handlers<'list__Things__'> = {
  list__Things__: async ({ query, context }) => {
    const { rows: __rows__, meta } = await list(context, query, { text: query.busca });
    return { status: 200, body: { __rows__, meta } };
  },
};
