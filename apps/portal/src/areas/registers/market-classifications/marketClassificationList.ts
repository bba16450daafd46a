import type { Schemas } from '@portal/api';
import { createList } from '../../../shared/list/createList.ts';
import { listOf } from '../../../shared/list/listOf.ts';
import { REGISTER_PAGING } from '../register/registerPaging.ts';

/** A department, section, group or subgroup. */
export type MarketClassification = Schemas['MarketClassification'];

/** The market classification, all levels in one list (G-41). */
export const marketClassificationList = createList({
  ...REGISTER_PAGING,
  page: 'register-market-classifications',
  call: listOf('/api/produtos/classificacoes-mercadologicas', {
    search: 'busca',
    rows: 'classificacoesMercadologicas',
  }),
  sort: ['codigo', 'descricao'],
});
