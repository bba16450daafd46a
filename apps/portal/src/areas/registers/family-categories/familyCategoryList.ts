import type { Schemas } from '@portal/api';
import { createList } from '../../../shared/list/createList.ts';
import { listOf } from '../../../shared/list/listOf.ts';
import { REGISTER_PAGING } from '../register/registerPaging.ts';
import { registerRow } from '../register/registerRow.ts';

/** A category of families as the register lists it. */
export type FamilyCategory = Schemas['CategoryRecord'];

export const FAMILY_CATEGORIES = '/api/produtos/categorias';

/** The list of the categories of families (GAP-58). */
export const familyCategoryList = createList({
  ...REGISTER_PAGING,
  page: 'register-family-categories',
  call: listOf(FAMILY_CATEGORIES, {
    search: 'descricao',
    rows: 'categorias',
    query: { cadastro: true },
    row: (category) => registerRow(category, ['versao']),
  }),
  sort: ['descricao', 'sigla', 'kit'],
});
