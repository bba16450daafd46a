import type { Schemas } from '@portal/api';
import { pageQuery } from '@portal/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { atomWithQuery } from 'jotai-tanstack-query';
import { listSortQuery } from '../../../shared/list-state/listAddress.ts';
import { listFilterAtom } from '../../../shared/list-state/listFilterAtom.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { REGISTER_PAGE_SIZE, type RegisterList } from '../register/registerList.ts';

/** A department, section, group or subgroup. */
export type MerchandiseClass = Schemas['MarketClassification'];

const PAGE = 'register-market-classifications';
const LIST = '/api/produtos/classificacoes-mercadologicas';

const filterAtom = listFilterAtom(PAGE, ['codigo', 'descricao']);

const toRows = ({ classificacoesMercadologicas, meta }: Schemas['MarketClassificationList']) => ({
  rows: classificacoesMercadologicas,
  meta,
});

const rowsAtom = atomWithQuery(
  (get) => {
    const { search, sort, page } = get(filterAtom);
    const query = {
      ...(search && { busca: search }),
      ...pageQuery({ page, pageSize: REGISTER_PAGE_SIZE }),
      ...listSortQuery(sort),
    };
    return get(queriesAtom).queryOptions(
      'get',
      LIST,
      { params: { query } },
      { placeholderData: keepPreviousData, select: toRows },
    );
  },
  (get) => get(portalQueryClientAtom),
);

/** The market classification, all levels in one list (G-41). */
export const merchandiseClassList: RegisterList<MerchandiseClass> = {
  page: PAGE,
  title: 'Classificação mercadológica',
  filterAtom,
  rowsAtom,
};
