import type { Guide } from '../../internal/stories/guide.ts';
import type { Column } from '../data-table/columns/column.ts';
import { SelectionTable } from './SelectionTable.tsx';

interface Brand {
  id: number;
  nome: string;
}

const brands: readonly Brand[] = [
  { id: 1, nome: 'ACME ALIMENTOS' },
  { id: 2, nome: 'ACME BAZAR' },
];
const named: readonly Column<Brand>[] = [
  { id: 'nome', header: 'Marca', format: 'text', value: (row) => row.nome },
];

export const guide: Guide = {
  use: [
    'For rows that are chosen for one act: approve, change, send. What is chosen stays over pages and orders.',
  ],
  instead: [
    { when: 'Rows are only read', take: 'DataTable' },
    { when: 'Items move between two lists', take: 'TransferLists' },
  ],
  pairs: [
    {
      good: (
        <SelectionTable
          label="Marcas"
          height={200}
          getRowId={(row: Brand) => row.id}
          rows={brands}
          columns={named}
          rowDisabledReason={(row) => (row.id === 1 ? undefined : 'Já aprovada por Ana Reis')}
        />
      ),
      bad: (
        <SelectionTable
          label="Marcas"
          height={200}
          getRowId={(row: Brand) => row.id}
          rows={brands}
          columns={named}
          rowDisabledReason={(row) => (row.id === 1 ? undefined : 'Indisponível')}
        />
      ),
      why: 'A row that cannot be chosen says why, and who made it so.',
    },
  ],
  anatomy: {
    Bar: 'count, sums, "show only selected", the acts',
    'Box of the header': 'all rows, or some',
    Boxes: 'one a row; a press on the row chooses too',
    'Cap dialog': 'offers the first ones where more were asked for than may be',
  },
  writing: [{ write: 'Aprovar 12 itens', not: 'Aprovar', why: 'The act says how many it takes.' }],
  accessibility: [
    'A grid: arrows move between cells, Space chooses, Shift with arrows or a press chooses a range.',
    'Open details are one stop more; Tab leads to what is in them.',
    'The count is announced; a box has the name of its row.',
  ],
  related: ['DataTable', 'BatchPage', 'TransferLists'],
};
