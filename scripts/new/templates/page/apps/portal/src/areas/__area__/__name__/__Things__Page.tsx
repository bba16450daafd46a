import { codeColumns } from '../../../shared/list/codeColumns.ts';
import { createList } from '../../../shared/list/createList.ts';
import { ListFrame } from '../../../shared/list/ListFrame.tsx';
import { listOf } from '../../../shared/list/listOf.ts';

const list = createList({
  page: '__page__',
  call: listOf('__path__', { search: 'busca', rows: '__rows__' }),
  sort: ['codigo', 'descricao'],
  pageSize: 30,
});

const columns = codeColumns();

/** The __words__, which nobody changes here. */
export function __Things__Page() {
  return <ListFrame list={list} columns={columns} searchPlaceholder="Busque por código ou descrição" />;
}

__Things__Page.prefetch = list.rowsAtom.prefetchAtom;
