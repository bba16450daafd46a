import type { Schemas } from '@portal/api';
import { pageAndOrder } from '../../../shared/list/listCall.ts';
import { createRegisterList } from '../register/registerList.ts';

/** A category that suppliers work in. */
export type SupplierCategory = Schemas['SupplierCategory'];

export const SUPPLIER_CATEGORIES = '/api/fornecedores/categorias';

/** The list of the categories of suppliers (GAP-58). */
export const supplierCategoryList = createRegisterList({
  page: 'register-categories',
  title: 'Categorias',
  columns: ['descricao'],
  path: SUPPLIER_CATEGORIES,
  query: (filter, pageSize) => ({
    ...(filter.search && { descricao: filter.search }),
    ...pageAndOrder(filter, pageSize),
  }),
  get: (api, request) => api.GET(SUPPLIER_CATEGORIES, request),
  rows: ({ categorias }) => categorias,
});
