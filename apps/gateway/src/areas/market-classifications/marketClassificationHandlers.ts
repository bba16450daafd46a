import type { Schemas } from '@portal/api';
import { type AnyColumn, and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queries } from '../../database/database.ts';
import { departments, sectionGroups, sections, subgroups } from '../../database/schema.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { bounds, listMeta } from '../../lists/page.ts';
import { holdsText, plainText } from '../../lists/searchText.ts';

/** Rows per page when the call does not say. */
const PAGE_SIZE = 20;

type Level = Schemas['MarketClassification']['nivel'];

/** A record of one level: the ids from the department down to it, which make its code and its place in the list. */
function fieldsOf(nivel: Level, descricao: AnyColumn, ...ids: readonly AnyColumn[]) {
  return {
    path: sql<string>`array[${sql.join([...ids], sql`, `)}]`.as('path'),
    descricao: sql<string>`${descricao}`.as('descricao'),
    nivel: sql<Level>`${sql.raw(`'${nivel}'`)}`.as('nivel'),
  };
}

/** The four levels as one list. */
function levels(queries: Queries) {
  const { departamentoId } = sections;
  const { secaoId } = sectionGroups;
  const { grupoId } = subgroups;
  return unionAll(
    queries.select(fieldsOf('Departamento', departments.descricao, departments.id)).from(departments),
    queries.select(fieldsOf('Secao', sections.descricao, departamentoId, sections.id)).from(sections),
    queries
      .select(fieldsOf('Grupo', sectionGroups.descricao, departamentoId, secaoId, sectionGroups.id))
      .from(sectionGroups)
      .innerJoin(sections, eq(sections.id, secaoId)),
    queries
      .select(fieldsOf('Subgrupo', subgroups.descricao, departamentoId, secaoId, grupoId, subgroups.id))
      .from(subgroups)
      .innerJoin(sectionGroups, eq(sectionGroups.id, grupoId))
      .innerJoin(sections, eq(sections.id, secaoId)),
  ).as('levels');
}

/** The call of the market classification (ONB-024, G-41): code and description of every level. */
export const marketClassificationHandlers: Handlers<'listMarketClassifications'> = {
  listMarketClassifications: async ({ query, context: { database } }) => {
    const page = { number: query.Pagina ?? 1, size: query.QuantidadeRegistros ?? PAGE_SIZE };
    const list = levels(database.queries);
    const codigo = sql<string>`array_to_string(${list.path}, '.')`;
    const where = and(holdsText(query.busca, [codigo, sql`${list.descricao}`]));
    const column: SQL =
      query['Ordenacao.Coluna'] === 'Descricao' ? plainText(sql`${list.descricao}`) : sql`${list.path}`;
    const descending = query['Ordenacao.Coluna'] !== undefined && query['Ordenacao.Ascending'] === false;
    const { limit, offset } = bounds(page);
    const classificacoesMercadologicas = await database.queries
      .select({ codigo, descricao: list.descricao, nivel: list.nivel })
      .from(list)
      .where(where)
      .orderBy(descending ? sql`${column} desc` : asc(column), asc(sql`${list.path}`))
      .limit(limit)
      .offset(offset);
    const [total] = await database.queries.select({ value: count() }).from(list).where(where);
    return { status: 200, body: { classificacoesMercadologicas, meta: listMeta(total?.value ?? 0, page) } };
  },
};
