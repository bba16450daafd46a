import { answerOf, type PortalClient, withMessage } from '@portal/api';
import { pageQuery, prefixedPageQuery, type RouteName } from '@portal/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { atomWithQuery } from 'jotai-tanstack-query';
import { type ListFilter, listSortQuery } from '../../../../shared/list/listAddress.ts';
import { listFilterAtom } from '../../../../shared/list/listFilterAtom.ts';
import { LARGEST_PAGE } from '../../../../shared/list/readAllRows.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import { catalogueFilterQuery, catalogueFilters } from './catalogueFilter.ts';

/** Rows a page of the lists (CON-32). */
export const PAGE_SIZE = 35;

/** The calls' own texts for a failure: products (PRD-012); families have none of their own (CON-53). */
export const PRODUCTS_FAILED = 'Erro ao buscar produtos';

/** Columns that the product list can be sorted by. */
export const PRODUCT_COLUMNS = [
  'codigo',
  'nome',
  'familiaNome',
  'marca',
  'gtinEan',
  'status',
  'statusAprovacao',
  'dataCriacao',
] as const;
const FAMILY_COLUMNS = ['codigo', 'nome', 'categoria', 'marca', 'status', 'dataCriacao'] as const;

type ProductFilter = ListFilter<(typeof PRODUCT_COLUMNS)[number], typeof catalogueFilters>;
type FamilyFilter = ListFilter<(typeof FAMILY_COLUMNS)[number], typeof catalogueFilters>;

/** What the product list is asked for. */
export function productsQuery({ search, sort, page, filters }: ProductFilter, pageSize: number) {
  return {
    ...catalogueFilterQuery(filters),
    ...(search && { Busca: search }),
    ...prefixedPageQuery({ page, pageSize }),
    ...listSortQuery(sort),
  };
}

function familiesQuery({ search, sort, page, filters }: FamilyFilter, pageSize: number) {
  return {
    ...catalogueFilterQuery(filters),
    ...(search && { busca: search }),
    ...pageQuery({ page, pageSize }),
    ...listSortQuery(sort),
  };
}

/** Reads a page of products for a file, as large as one may be. */
export async function readProducts(api: PortalClient, filter: ProductFilter, page: number) {
  const query = productsQuery({ ...filter, page }, LARGEST_PAGE);
  const { produtos, meta } = await answerOf(api.GET('/api/produtos', { params: { query } })).catch(
    (failure: unknown) => {
      throw withMessage(failure, PRODUCTS_FAILED);
    },
  );
  return { rows: produtos, meta };
}

/** Reads a page of families for a file, as large as one may be. */
export async function readFamilies(api: PortalClient, filter: FamilyFilter, page: number) {
  const query = familiesQuery({ ...filter, page }, LARGEST_PAGE);
  const { familias, meta } = await answerOf(api.GET('/api/produtos/familias', { params: { query } }));
  return { rows: familias, meta };
}

/**
 * Families and products of the catalogue under one filter, in the address of one page.
 *
 * @param page name of the page.
 */
export function createCatalogueList(page: RouteName, title: string) {
  const productFilterAtom = listFilterAtom(page, PRODUCT_COLUMNS, catalogueFilters);
  const familyFilterAtom = listFilterAtom(page, FAMILY_COLUMNS, catalogueFilters);
  return {
    title,
    productFilterAtom,
    familyFilterAtom,
    productsAtom: atomWithQuery(
      (get) =>
        get(queriesAtom).queryOptions(
          'get',
          '/api/produtos',
          { params: { query: productsQuery(get(productFilterAtom), PAGE_SIZE) } },
          { placeholderData: keepPreviousData },
        ),
      (get) => get(portalQueryClientAtom),
    ),
    familiesAtom: atomWithQuery(
      (get) =>
        get(queriesAtom).queryOptions(
          'get',
          '/api/produtos/familias',
          { params: { query: familiesQuery(get(familyFilterAtom), PAGE_SIZE) } },
          { placeholderData: keepPreviousData },
        ),
      (get) => get(portalQueryClientAtom),
    ),
  };
}

export type CatalogueList = ReturnType<typeof createCatalogueList>;
