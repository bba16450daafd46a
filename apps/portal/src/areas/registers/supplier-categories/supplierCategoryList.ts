import { createList } from '../../../shared/list/createList.ts';
import { listOf } from '../../../shared/list/listOf.ts';
import { REGISTER_PAGING } from '../register/registerPaging.ts';

export const SUPPLIER_CATEGORIES = '/api/fornecedores/categorias';

/** The list of the categories of suppliers (GAP-58). */
export const supplierCategoryList = createList({
  ...REGISTER_PAGING,
  page: 'register-categories',
  call: listOf(SUPPLIER_CATEGORIES, { search: 'descricao', rows: 'categorias' }),
  sort: ['descricao'],
});
