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

/** What one level is made of, from the department down to the record itself. */
interface LevelColumns {
  readonly ids: readonly AnyColumn[];
  readonly names: readonly AnyColumn[];
}

/** Fields of one level: the ids make its code and its place in the list, the names all but the last its way. */
function fieldsOf(nivel: Level, { ids, names }: LevelColumns) {
  return {
    path: sql<string>`array[${sql.join([...ids], sql`, `)}]`.as('path'),
    descricao: sql<string>`${names.at(-1)}`.as('descricao'),
    nivel: sql<Level>`${sql.raw(`'${nivel}'`)}`.as('nivel'),
    caminho: sql<string[]>`array[${sql.join(names.slice(0, -1), sql`, `)}]::text[]`.as('caminho'),
  };
}

const department = { ids: [departments.id], names: [departments.descricao] };
const section = {
  ids: [...department.ids, sections.id],
  names: [...department.names, sections.descricao],
};
const group = {
  ids: [...section.ids, sectionGroups.id],
  names: [...section.names, sectionGroups.descricao],
};
const subgroup = {
  ids: [...group.ids, subgroups.id],
  names: [...group.names, subgroups.descricao],
};

const { departamentoId } = sections;
const { secaoId } = sectionGroups;
const { grupoId } = subgroups;

/** The four levels as one list. */
const selectLevels = (queries: Queries) =>
  unionAll(
    queries.select(fieldsOf('Departamento', department)).from(departments),
    queries
      .select(fieldsOf('Secao', section))
      .from(sections)
      .innerJoin(departments, eq(departments.id, departamentoId)),
    queries
      .select(fieldsOf('Grupo', group))
      .from(sectionGroups)
      .innerJoin(sections, eq(sections.id, secaoId))
      .innerJoin(departments, eq(departments.id, departamentoId)),
    queries
      .select(fieldsOf('Subgrupo', subgroup))
      .from(subgroups)
      .innerJoin(sectionGroups, eq(sectionGroups.id, grupoId))
      .innerJoin(sections, eq(sections.id, secaoId))
      .innerJoin(departments, eq(departments.id, departamentoId)),
  ).as('levels');

const path = sql`levels.path`;
const codigo = sql<string>`array_to_string(levels.path, '.')`;
const descricao = sql<string>`levels.descricao`;
const nivel = sql<Level>`levels.nivel`;
const caminho = sql<string[]>`levels.caminho`;

const classificationList = listOf({
  rows: (queries) =>
    queries.select({ codigo, descricao, nivel, caminho }).from(selectLevels(queries)).$dynamic(),
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
