import { answerOf } from '@portal/api';
import { createList } from '../../../shared/list/createList.ts';
import { listOf } from '../../../shared/list/listOf.ts';
import { createdOnce } from '../../../shared/server-state/createdOnce.ts';
import { pathAndVersionOf } from '../../../shared/server-state/ifMatch.ts';
import { REGISTER_PAGING } from '../register/registerPaging.ts';
import { createBrandRegister } from './createBrandRegister.ts';

const LIST = '/api/produtos/ecommerces';
const BRAND = `${LIST}/{id}` as const;

/** The ecommerce brands. */
export const ecommerceBrands = createBrandRegister({
  named: 'MarcaEcommerce',
  list: createList({
    ...REGISTER_PAGING,
    page: 'register-ecommerce-brands',
    call: listOf(LIST, { search: 'busca', rows: 'marcas' }),
    sort: ['codigo', 'descricao'],
  }),
  create: (api, body, key) => api.POST(LIST, { params: { header: createdOnce(key) }, body }),
  update: (api, brand, body) => api.PUT(BRAND, { params: pathAndVersionOf(brand), body }),
  remove: (api, brand) => api.PUT(`${BRAND}/delete`, { params: pathAndVersionOf(brand) }),
  read: (api, id) => answerOf(api.GET(BRAND, { params: { path: { id } } })),
});
