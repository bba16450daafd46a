import type { Guide } from '../../internal/stories/guide.ts';
import type { Column } from './columns/column.ts';
import { DataTable } from './DataTable.tsx';

interface Brand {
  id: number;
  nome: string;
}

const brands: readonly Brand[] = [
  { id: 1042, nome: 'ACME ALIMENTOS' },
  { id: 1043, nome: 'ACME BAZAR' },
];
const name: Column<Brand> = { id: 'nome', header: 'Marca', format: 'text', value: (row) => row.nome };
const code: Column<Brand> = { id: 'id', header: 'Código', format: 'code', value: (row) => String(row.id) };

export const guide: Guide = {
  use: [
    'For rows that are read and compared, any number of them: registers, catalogue, logs.',
    'Give columns a `format`: numbers, money, dates, codes, status, chips and acts look and copy alike everywhere.',
  ],
  instead: [
    { when: 'Rows are chosen', take: 'SelectionTable' },
    { when: 'It is a whole page with filters', take: 'ListPage' },
    { when: 'Two columns of facts', take: 'DescriptionList' },
    { when: 'Cards beside their details', take: 'CardList' },
  ],
  pairs: [
    {
      good: (
        <DataTable
          label="Marcas"
          height={160}
          getRowId={(row: Brand) => row.id}
          rows={brands}
          columns={[name, code]}
        />
      ),
      bad: (
        <DataTable
          label="Marcas"
          height={160}
          getRowId={(row: Brand) => row.id}
          rows={brands}
          columns={[code, name]}
        />
      ),
      why: 'The name comes first and takes the room: people look for it, not for the code.',
    },
  ],
  anatomy: {
    Header: 'sorts where a column says so; stays in sight',
    Rows: '48 px, compact 36; only those in sight are in the document',
    'First column and acts': 'stay in sight when it scrolls sideways',
    'Page line': 'which rows of how many',
  },
  writing: [
    {
      write: 'Não há dados para exibir',
      not: 'Vazio',
      why: 'The quoted text; `emptyState` says what would be here and offers the next act.',
    },
    { write: 'Criado em', not: 'Data', why: 'Two dates are told apart by their headers.' },
  ],
  accessibility: [
    'A `table` with `aria-rowcount` and `aria-rowindex`; a grid with cell keys only where rows are chosen.',
    'The header says its order, a change of page or order is announced.',
    'Focus survives the recycling of rows.',
  ],
  related: ['SelectionTable', 'ListPage', 'FilterBar', 'ColumnMenu'],
};
