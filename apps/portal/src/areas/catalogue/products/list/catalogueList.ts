import type { StaticRouteName } from '@portal/domain';
import { atom } from 'jotai';
import { createList } from '../../../../shared/list/createList.ts';
import { listOf } from '../../../../shared/list/listOf.ts';
import { catalogueFilters, catalogueTargets } from './catalogueFilter.ts';

/** Options that all lists of products share (CON-32, PRD-012). */
export const PRODUCT_LIST = {
  sort: ['codigo', 'nome', 'familiaNome', 'marca', 'gtinEan', 'status', 'statusAprovacao', 'dataCriacao'],
  pageSize: 35,
  failureMessage: 'Erro ao buscar produtos',
} as const;

export const productsCall = listOf('/api/produtos', {
  search: 'Busca',
  rows: 'produtos',
  filters: catalogueTargets,
  paging: 'prefixed',
});

export const familiesCall = listOf('/api/produtos/familias', {
  search: 'busca',
  rows: 'familias',
  filters: catalogueTargets,
});

/** Families and products of the catalogue with one filter, in the address of one page. */
export function createCatalogueList(page: StaticRouteName) {
  const products = createList({
    ...PRODUCT_LIST,
    page,
    call: productsCall,
    filters: catalogueFilters,
    kinds: ['lista'],
    columnsKey: 'products',
  });
  const families = createList({
    page,
    call: familiesCall,
    sort: ['codigo', 'nome', 'categoria', 'marca', 'status', 'dataCriacao'],
    filters: catalogueFilters,
    kinds: ['lista'],
    pageSize: 35, // CON-32
    fileWords: ({ search }) => ['Famílias', search],
    columnsKey: 'families',
  });
  /** Asks for the rows of the list that the address names. */
  const prefetchAtom = atom((get) =>
    get((get(products.filterAtom).filters.lista === 'familias' ? families : products).rowsAtom.prefetchAtom),
  );
  return { products, families, prefetchAtom };
}

export type CatalogueList = ReturnType<typeof createCatalogueList>;
