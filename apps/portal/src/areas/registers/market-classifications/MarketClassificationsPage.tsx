import type { Schemas } from '@portal/api';
import type { Column } from '@portal/ui';
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
    row: (classification: Schemas['MarketClassification']) => ({
      ...classification,
      id: classification.codigo,
    }),
  }),
  sort: ['codigo', 'descricao'],
});

type Classification = Schemas['MarketClassification'];

const LEVELS: Readonly<Record<Classification['nivel'], string>> = {
  Departamento: 'Departamento',
  Secao: 'Seção',
  Grupo: 'Grupo',
  Subgrupo: 'Subgrupo',
};

/** Each record is indented below its parents, which it also names, nearest first: they may be on another page or not match the search. */
const columns: Column<Classification>[] = [
  ...codeColumns<Classification>({ codeWidth: 144, level: ({ caminho }) => caminho.length }),
  { id: 'nivel', header: 'Nível', format: 'text', width: 136, value: ({ nivel }) => LEVELS[nivel] },
  {
    id: 'caminho',
    header: 'Pertence a',
    format: 'text',
    minWidth: 240,
    value: ({ caminho }) => caminho.toReversed().join(' ‹ '),
  },
];

/** Departments, sections, groups and subgroups as a tree in pages, which nobody changes here (G-41, ONB-024). */
export function MarketClassificationsPage() {
  return <ListFrame list={list} columns={columns} searchPlaceholder="Busque por código ou descrição" />;
}
MarketClassificationsPage.prefetch = list.rowsAtom.prefetchAtom;
