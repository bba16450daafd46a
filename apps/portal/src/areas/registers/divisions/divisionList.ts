import type { Schemas } from '@portal/api';
import { createList } from '../../../shared/list/createList.ts';
import { listOf } from '../../../shared/list/listOf.ts';
import { REGISTER_PAGING } from '../register/registerPaging.ts';
import { registerRow } from '../register/registerRow.ts';

/** A division as the register lists it. */
export type Division = Required<Schemas['DivisionRow']>;

/** The list of divisions (G-41). */
export const divisionList = createList({
  ...REGISTER_PAGING,
  page: 'register-divisions',
  call: listOf('/api/produtos/divisoes', {
    search: 'descricao',
    rows: 'divisoes',
    query: { cadastro: true },
    row: (division) => registerRow(division, ['codigo']),
  }),
  sort: ['codigo', 'descricao'],
});
