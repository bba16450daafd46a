import { codeColumns } from '../../../shared/list/codeColumns.ts';
import { createList } from '../../../shared/list/createList.ts';
import { ListFrame } from '../../../shared/list/ListFrame.tsx';
import { listOf } from '../../../shared/list/listOf.ts';
import { REGISTER_PAGING } from '../register/registerPaging.ts';
import { registerRow } from '../register/registerRow.ts';

const list = createList({
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

const columns = codeColumns();

/** The divisions, which nobody changes here (G-41, ONB-023). */
export function DivisionsPage() {
  return <ListFrame list={list} columns={columns} searchPlaceholder="Busque por código ou descrição" />;
}
DivisionsPage.prefetch = list.rowsAtom.prefetchAtom;
