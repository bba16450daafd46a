import { asc, eq } from 'drizzle-orm';
import {
  departments,
  productClasses,
  riskClasses,
  sectionGroups,
  sections,
  subgroups,
  volumeTypes,
} from '../../database/schema.ts';
import { requireRegisterRole } from '../../http/checks/requireRegisterRole.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { listMeta, type Page } from '../../lists/page.ts';
import { plainText } from '../../lists/searchText.ts';
import {
  findCategories,
  findCests,
  findDescribed,
  findDivisions,
  findManagers,
  findNcms,
} from './lookupQueries.ts';

/** Rows per page when the call does not say; the classifications come in longer pages (FMC-040 to FMC-044, FMC-093). */
const PAGE_SIZE = 20;
const CLASSIFICATION_PAGE_SIZE = 30;

interface PageQuery {
  readonly Pagina?: number;
  readonly QuantidadeRegistros?: number;
}

function pageOf({ Pagina, QuantidadeRegistros }: PageQuery, size = PAGE_SIZE): Page {
  return { number: Pagina ?? 1, size: QuantidadeRegistros ?? size };
}

function searchOf(query: PageQuery & { readonly busca?: string }, size?: number) {
  return { text: query.busca, page: pageOf(query, size) };
}

interface SortQuery<Column> {
  readonly 'Ordenacao.Coluna'?: Column;
  readonly 'Ordenacao.Ascending'?: boolean;
}

function sortOf<Column>(query: SortQuery<Column>) {
  return { column: query['Ordenacao.Coluna'], ascending: query['Ordenacao.Ascending'] };
}

/** Calls that fill the selects of the family form and of the catalogue filter (FMC-040 to FMC-118, FLT-011, FLT-012). */
export const familyLookupHandlers: Handlers<
  | 'listCategories'
  | 'listVolumeTypes'
  | 'listNcms'
  | 'listCests'
  | 'listDepartments'
  | 'listSections'
  | 'listGroups'
  | 'listSubgroups'
  | 'listDivisions'
  | 'listManagers'
  | 'listRiskClasses'
  | 'listProductClasses'
> = {
  listCategories: async ({ query, caller, context: { database } }) => {
    const page = { ...pageOf(query), number: query.Pagina ?? query.page ?? 1 };
    const { rows, total } = await findCategories(database.queries, {
      text: query.descricao ?? query.search,
      page,
      register: requireRegisterRole(query.cadastro, caller),
      ...sortOf(query),
    });
    return { status: 200, body: { categorias: rows, meta: listMeta(total, page) } };
  },

  listVolumeTypes: async ({ context: { database } }) => {
    const tipoVolumetria = await database.queries
      .select()
      .from(volumeTypes)
      .orderBy(plainText(volumeTypes.descricao), asc(volumeTypes.id));
    return { status: 200, body: { tipoVolumetria } };
  },

  listNcms: async ({ query, context: { database } }) => {
    const search = searchOf(query);
    const { rows, total } = await findNcms(database.queries, search);
    return { status: 200, body: { ncm: rows, meta: listMeta(total, search.page) } };
  },

  listCests: async ({ query, context: { database } }) => {
    const search = searchOf(query);
    const { rows, total } = await findCests(database.queries, search, query.ncmId);
    return { status: 200, body: { cest: rows, meta: listMeta(total, search.page) } };
  },

  listDepartments: async ({ query, context: { database } }) => {
    const search = searchOf(query, CLASSIFICATION_PAGE_SIZE);
    const { rows, total } = await findDescribed(database.queries, departments, search);
    return { status: 200, body: { departamentos: rows, meta: listMeta(total, search.page) } };
  },

  listSections: async ({ query, context: { database } }) => {
    const search = searchOf(query, CLASSIFICATION_PAGE_SIZE);
    const parent = eq(sections.departamentoId, query.departamentoId);
    const { rows, total } = await findDescribed(database.queries, sections, search, parent);
    return { status: 200, body: { secoes: rows, meta: listMeta(total, search.page) } };
  },

  listGroups: async ({ query, context: { database } }) => {
    const search = searchOf(query, CLASSIFICATION_PAGE_SIZE);
    const parent = eq(sectionGroups.secaoId, query.secaoId);
    const { rows, total } = await findDescribed(database.queries, sectionGroups, search, parent);
    return { status: 200, body: { grupos: rows, meta: listMeta(total, search.page) } };
  },

  listSubgroups: async ({ query, context: { database } }) => {
    const search = searchOf(query, CLASSIFICATION_PAGE_SIZE);
    const parent = eq(subgroups.grupoId, query.grupoId);
    const { rows, total } = await findDescribed(database.queries, subgroups, search, parent);
    return { status: 200, body: { subgrupos: rows, meta: listMeta(total, search.page) } };
  },

  listDivisions: async ({ query, caller, context: { database } }) => {
    const page = pageOf(query);
    const { rows, total } = await findDivisions(database.queries, {
      text: query.descricao,
      page,
      groupId: query.grupoDivisaoId,
      register: requireRegisterRole(query.cadastro, caller),
      ...sortOf(query),
    });
    return { status: 200, body: { divisoes: rows, meta: listMeta(total, page) } };
  },

  listManagers: async ({ query, caller, context: { database } }) => {
    const page = pageOf(query);
    const { rows, total } = await findManagers(database.queries, {
      text: query.busca ?? query.descricao,
      page,
      register: requireRegisterRole(query.cadastro, caller),
      ...sortOf(query),
    });
    return { status: 200, body: { gestores: rows, meta: listMeta(total, page) } };
  },

  listRiskClasses: async ({ query, context: { database } }) => {
    const search = searchOf(query, CLASSIFICATION_PAGE_SIZE);
    const { rows, total } = await findDescribed(database.queries, riskClasses, search);
    return { status: 200, body: { classificacoesDeRisco: rows, meta: listMeta(total, search.page) } };
  },

  listProductClasses: async ({ context: { database } }) => {
    const classificacoesProduto = await database.queries
      .select()
      .from(productClasses)
      .orderBy(plainText(productClasses.descricao), asc(productClasses.id));
    return { status: 200, body: { classificacoesProduto } };
  },
};
