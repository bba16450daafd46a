import type { Schemas } from '@portal/api';
import { type AnyColumn, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queries } from '../../database/database.ts';
import { departments, sectionGroups, sections, subgroups } from '../../database/schema.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { describedList } from '../../lists/describedList.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';

type Level = Schemas['MarketClassification']['nivel'];

/** Fields of one level: the ids from the department down make its code and its place in the list. */
function fieldsOf(nivel: Level, descricao: AnyColumn, ...ids: readonly AnyColumn[]) {
  return {
    path: sql<string>`array[${sql.join([...ids], sql`, `)}]`.as('path'),
    descricao: sql<string>`${descricao}`.as('descricao'),
    nivel: sql<Level>`${sql.raw(`'${nivel}'`)}`.as('nivel'),
  };
}

const { departamentoId } = sections;
const { secaoId } = sectionGroups;
const { grupoId } = subgroups;

/** The four levels as one list. */
const selectLevels = (queries: Queries) =>
  unionAll(
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

const path = sql`levels.path`;
const codigo = sql<string>`array_to_string(levels.path, '.')`;
const descricao = sql<string>`levels.descricao`;
const nivel = sql<Level>`levels.nivel`;

const classificationList = listOf({
  rows: (queries) => queries.select({ codigo, descricao, nivel }).from(selectLevels(queries)).$dynamic(),
  search: [codigo, descricao],
  order: [path],
  sort: { Codigo: path, Descricao: plainText(descricao) },
  id: path,
});

const departmentList = describedList(departments);
const sectionList = describedList(sections);
const groupList = describedList(sectionGroups);
const subgroupList = describedList(subgroups);

/**
 * Calls of the market classification: all levels in one list (ONB-024, G-41), and each level as options below the
 * one above (FMC-040 to FMC-043).
 */
export const marketClassificationHandlers: Handlers<
  'listMarketClassifications' | 'listDepartments' | 'listSections' | 'listGroups' | 'listSubgroups'
> = {
  listMarketClassifications: async ({ query, context }) => {
    const { rows, meta } = await classificationList(context, query, { text: query.busca });
    return { status: 200, body: { classificacoesMercadologicas: rows, meta } };
  },

  listDepartments: async ({ query, context }) => {
    const { rows: departamentos, meta } = await departmentList(context, query, { text: query.busca });
    return { status: 200, body: { departamentos, meta } };
  },

  listSections: async ({ query, context }) => {
    const criteria = { text: query.busca, where: eq(departamentoId, query.departamentoId) };
    const { rows: secoes, meta } = await sectionList(context, query, criteria);
    return { status: 200, body: { secoes, meta } };
  },

  listGroups: async ({ query, context }) => {
    const criteria = { text: query.busca, where: eq(secaoId, query.secaoId) };
    const { rows: grupos, meta } = await groupList(context, query, criteria);
    return { status: 200, body: { grupos, meta } };
  },

  listSubgroups: async ({ query, context }) => {
    const criteria = { text: query.busca, where: eq(grupoId, query.grupoId) };
    const { rows: subgrupos, meta } = await subgroupList(context, query, criteria);
    return { status: 200, body: { subgrupos, meta } };
  },
};
