import { units } from '../../database/schema.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';
import { unitFields } from './unitQueries.ts';

const list = listOf({
  rows: (queries) => queries.select(unitFields).from(units).$dynamic(),
  search: [units.sigla, units.descricao, unitFields.siglaDescricao],
  order: [plainText(units.sigla)],
  id: units.id,
});

/** The call of the units in which products are bought (LNK-033, CON-14). */
export const unitHandlers: Handlers<'listUnits'> = {
  listUnits: async ({ query, context }) => {
    const { rows: unidade, meta } = await list(context, query, { text: query.descricao });
    return { status: 200, body: { unidade, meta } };
  },
};
