import { describeConformance } from '../../../internal/testing/describeConformance.tsx';
import { ColumnMenu, type ColumnMenuProps } from './ColumnMenu.tsx';
import { noColumnChoice } from './columnChoice.ts';

const props: ColumnMenuProps<string> = {
  menu: {
    columns: [{ id: 'nome', header: 'Nome', format: 'text', value: (row) => row }],
    choice: noColumnChoice,
    onShownChange: () => {},
    onWidthChange: () => {},
    onReset: () => {},
  },
};

describeConformance(ColumnMenu<string>, { props });
