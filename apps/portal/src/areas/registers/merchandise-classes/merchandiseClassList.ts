import type { Schemas } from '@portal/api';
import { pageAndOrder } from '../../../shared/list/listCall.ts';
import { createRegisterList } from '../register/registerList.ts';

/** A department, section, group or subgroup. */
export type MerchandiseClass = Schemas['MarketClassification'];

const LIST = '/api/produtos/classificacoes-mercadologicas';

/** The market classification, all levels in one list (G-41). */
export const merchandiseClassList = createRegisterList({
  page: 'register-market-classifications',
  title: 'Classificação mercadológica',
  columns: ['codigo', 'descricao'],
  path: LIST,
  query: (filter, pageSize) => ({
    ...(filter.search && { busca: filter.search }),
    ...pageAndOrder(filter, pageSize),
  }),
  get: (api, request) => api.GET(LIST, request),
  rows: ({ classificacoesMercadologicas }) => classificacoesMercadologicas,
});
