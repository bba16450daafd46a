import { eq, sql } from 'drizzle-orm';
import { cests, ncms } from '../../database/schema.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { listOf } from '../../lists/listOf.ts';

const codeList = (table: typeof ncms | typeof cests) =>
  listOf({
    rows: (queries) =>
      queries
        .select({ id: table.id, codigo: table.codigo, descricao: table.descricao })
        .from(table)
        .$dynamic(),
    search: [table.codigo, table.descricao],
    order: [table.codigo],
    id: table.id,
  });

const ncmList = codeList(ncms);
const cestList = codeList(cests);

/** Digits of a code as people type it, with or without points. */
function codeDigits(text: string | undefined): string | undefined {
  return text !== undefined && /^[0-9. ]+$/.test(text) ? text.replace(/[. ]/g, '') : text;
}

/** Condition: the CEST fits an NCM, whose code starts with one of its prefixes. */
const fitsNcm = (ncmId: number) =>
  sql`exists (select 1 from ${ncms}, unnest(${cests.ncms}) as beginning where ${eq(ncms.id, ncmId)} and starts_with(${ncms.codigo}, beginning))`;

/** Calls of the NCM and CEST codes (FMC-054, FMC-057). */
export const fiscalCodeHandlers: Handlers<'listNcms' | 'listCests'> = {
  listNcms: async ({ query, context }) => {
    const { rows: ncm, meta } = await ncmList(context, query, { text: codeDigits(query.busca) });
    return { status: 200, body: { ncm, meta } };
  },

  listCests: async ({ query, context }) => {
    const where = query.ncmId === undefined ? undefined : fitsNcm(query.ncmId);
    const { rows: cest, meta } = await cestList(context, query, { text: codeDigits(query.busca), where });
    return { status: 200, body: { cest, meta } };
  },
};
