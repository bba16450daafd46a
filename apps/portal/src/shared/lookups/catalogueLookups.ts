import { answerOf, type Schemas } from '@portal/api';
import { pageQuery } from '@portal/domain';
import { type Lookup, lookupPage } from './useLookup.ts';

/** Rows a page of the lookups that are 30 a page, and of the others. */
const PAGE_SIZE = 30;

/** A record with an id and what people call it. */
interface Described {
  readonly id: number;
  readonly descricao: string;
}

const described = ({ id, descricao }: Described) => ({ value: id, label: descricao });

/** A code with its meaning on the second line. */
const coded = ({ id, codigo, descricao }: Described & { codigo: string }) => ({
  value: id,
  label: codigo,
  description: descricao,
});

const paged = (page: number) => pageQuery({ page, pageSize: PAGE_SIZE });

/** What hangs from nothing: there is no list to ask for. */
const NO_ROWS = { rows: [], total: 0 };

/** Brands of the commercial area (FAM-050). */
export const brandLookup: Lookup<Schemas['Brand'], number> = {
  path: '/api/produtos/marcas',
  read: async (api, { search, page, signal }) => {
    const query = { ...(search && { filtro: search }), ...paged(page) };
    const { marcas, meta } = await answerOf(api.GET('/api/produtos/marcas', { params: { query }, signal }));
    return lookupPage(marcas, meta);
  },
  option: described,
};

/** Categories of families (FAM-051). */
export const categoryLookup: Lookup<Schemas['FamilyCategory'], number> = {
  path: '/api/produtos/categorias',
  read: async (api, { search, page, signal }) => {
    const query = { ...(search && { descricao: search }), ...paged(page) };
    const { categorias, meta } = await answerOf(
      api.GET('/api/produtos/categorias', { params: { query }, signal }),
    );
    return lookupPage(categorias, meta);
  },
  option: described,
};

/** NCM codes (FMC-050). */
export const ncmLookup: Lookup<Schemas['Ncm'], number> = {
  path: '/api/produtos/ncms',
  read: async (api, { search, page, signal }) => {
    const query = { ...(search && { busca: search }), ...paged(page) };
    const { ncm, meta } = await answerOf(api.GET('/api/produtos/ncms', { params: { query }, signal }));
    return lookupPage(ncm, meta);
  },
  option: coded,
};

/** CEST codes, of one NCM where one is chosen. */
export const cestLookup: Lookup<Schemas['Cest'], number, number | null> = {
  path: '/api/produtos/cests',
  read: async (api, { search, page, of, signal }) => {
    const query = { ...(search && { busca: search }), ...(of && { ncmId: of }), ...paged(page) };
    const { cest, meta } = await answerOf(api.GET('/api/produtos/cests', { params: { query }, signal }));
    return lookupPage(cest, meta);
  },
  option: coded,
};

/** Departments of the marketing classification (FMC-039). */
export const departmentLookup: Lookup<Described, number> = {
  path: '/api/produtos/departamentos',
  read: async (api, { search, page, signal }) => {
    const query = { ...(search && { busca: search }), ...paged(page) };
    const { departamentos, meta } = await answerOf(
      api.GET('/api/produtos/departamentos', { params: { query }, signal }),
    );
    return lookupPage(departamentos, meta);
  },
  option: described,
};

/** Sections of a department. */
export const sectionLookup: Lookup<Described, number, number | null> = {
  path: '/api/produtos/secoes',
  read: async (api, { search, page, of, signal }) => {
    if (of === null) return NO_ROWS;
    const query = { departamentoId: of, ...(search && { busca: search }), ...paged(page) };
    const { secoes, meta } = await answerOf(api.GET('/api/produtos/secoes', { params: { query }, signal }));
    return lookupPage(secoes, meta);
  },
  option: described,
};

/** Groups of a section. */
export const groupLookup: Lookup<Described, number, number | null> = {
  path: '/api/produtos/grupos',
  read: async (api, { search, page, of, signal }) => {
    if (of === null) return NO_ROWS;
    const query = { secaoId: of, ...(search && { busca: search }), ...paged(page) };
    const { grupos, meta } = await answerOf(api.GET('/api/produtos/grupos', { params: { query }, signal }));
    return lookupPage(grupos, meta);
  },
  option: described,
};

/** Subgroups of a group. */
export const subgroupLookup: Lookup<Described, number, number | null> = {
  path: '/api/produtos/subgrupos',
  read: async (api, { search, page, of, signal }) => {
    if (of === null) return NO_ROWS;
    const query = { grupoId: of, ...(search && { busca: search }), ...paged(page) };
    const { subgrupos, meta } = await answerOf(
      api.GET('/api/produtos/subgrupos', { params: { query }, signal }),
    );
    return lookupPage(subgrupos, meta);
  },
  option: described,
};

/** Divisions, 20 a page (FLT-011). */
export const divisionLookup: Lookup<Described, number> = {
  path: '/api/produtos/divisoes',
  read: async (api, { search, page, signal }) => {
    const query = { ...(search && { descricao: search }), ...pageQuery({ page, pageSize: 20 }) };
    const { divisoes, meta } = await answerOf(
      api.GET('/api/produtos/divisoes', { params: { query }, signal }),
    );
    return lookupPage(divisoes, meta);
  },
  option: described,
};

/** Risk classifications. */
export const riskClassLookup: Lookup<Described, number> = {
  path: '/api/produtos/classificacoes-de-risco',
  read: async (api, { search, page, signal }) => {
    const query = { ...(search && { busca: search }), ...paged(page) };
    const { classificacoesDeRisco, meta } = await answerOf(
      api.GET('/api/produtos/classificacoes-de-risco', { params: { query }, signal }),
    );
    return lookupPage(classificacoesDeRisco, meta);
  },
  option: described,
};

/** Tags (FND-062). */
export const tagLookup: Lookup<Described, number> = {
  path: '/api/produtos/tags',
  read: async (api, { search, page, signal }) => {
    const query = { ...(search && { descricao: search }), ...paged(page) };
    const { tags, meta } = await answerOf(api.GET('/api/produtos/tags', { params: { query }, signal }));
    return lookupPage(tags, meta);
  },
  option: described,
};
