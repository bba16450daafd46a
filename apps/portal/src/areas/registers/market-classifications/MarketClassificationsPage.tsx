import { codeColumns } from '../../../shared/list/codeColumns.ts';
import { createList } from '../../../shared/list/createList.ts';
import { ListFrame } from '../../../shared/list/ListFrame.tsx';
import { listOf } from '../../../shared/list/listOf.ts';
import { REGISTER_PAGING } from '../register/registerPaging.ts';

const list = createList({
  ...REGISTER_PAGING,
  page: 'register-market-classifications',
  call: listOf('/api/produtos/classificacoes-mercadologicas', {
    search: 'busca',
    rows: 'classificacoesMercadologicas',
  }),
  sort: ['codigo', 'descricao'],
});

const columns = codeColumns(144);

/** Departments, sections, groups and subgroups, all levels in one list, which nobody changes here (G-41, ONB-024). */
export function MarketClassificationsPage() {
  return (
    <ListFrame
      list={list}
      columns={columns}
      getRowId={({ codigo }) => codigo}
      searchPlaceholder="Busque por código ou descrição"
    />
  );
}
