import type { Schemas } from '@portal/api';
import { pageAndOrder } from '../../../shared/list/listCall.ts';
import { createRegisterList } from '../register/registerList.ts';
import { registerRow } from '../register/registerRow.ts';

/** A category of families as the register lists it. */
export type FamilyCategory = Schemas['CategoryRecord'];

export const FAMILY_CATEGORIES = '/api/produtos/categorias';

/** The list of the categories of families (GAP-58). */
export const familyCategoryList = createRegisterList({
  page: 'register-family-categories',
  title: 'Categorias de família',
  columns: ['descricao', 'sigla', 'kit'],
  path: FAMILY_CATEGORIES,
  query: (filter, pageSize) => ({
    cadastro: true,
    ...(filter.search && { descricao: filter.search }),
    ...pageAndOrder(filter, pageSize),
  }),
  get: (api, request) => api.GET(FAMILY_CATEGORIES, request),
  rows: ({ categorias }) => categorias.map((category) => registerRow(category, ['versao'])),
});
