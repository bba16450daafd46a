import { sql } from 'drizzle-orm';
import { units } from '../../database/schema.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';

/** Abbreviation and description of a unit in one text (LNK-006). */
const siglaDescricao = sql<string>`${units.sigla} || ' - ' || ${units.descricao}`;

/** A unit as the contract shows it. */
export const unitFields = { id: units.id, siglaDescricao };

const list = listOf({
  rows: (queries) => queries.select(unitFields).from(units).$dynamic(),
  search: [units.sigla, units.descricao, siglaDescricao],
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
