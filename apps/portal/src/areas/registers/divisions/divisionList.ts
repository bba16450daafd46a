import type { Schemas } from '@portal/api';
import { pageAndOrder } from '../../../shared/list/listCall.ts';
import { createRegisterList } from '../register/registerList.ts';
import { registerRow } from '../register/registerRow.ts';

/** A division as the register lists it. */
export type Division = Required<Schemas['DivisionRow']>;

const LIST = '/api/produtos/divisoes';

/** The list of divisions (G-41). */
export const divisionList = createRegisterList({
  page: 'register-divisions',
  title: 'Divisões',
  columns: ['codigo', 'descricao'],
  path: LIST,
  query: (filter, pageSize) => ({
    cadastro: true,
    ...(filter.search && { descricao: filter.search }),
    ...pageAndOrder(filter, pageSize),
  }),
  get: (api, request) => api.GET(LIST, request),
  rows: ({ divisoes }) => divisoes.map((division) => registerRow(division, ['codigo'])),
});
