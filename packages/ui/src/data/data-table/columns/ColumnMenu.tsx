import { Columns3 } from 'lucide-react';
import { Button, type ButtonProps } from '../../../actions/button/Button.tsx';
import { ErrorState } from '../../../feedback/error-state/ErrorState.tsx';
import { Spinner } from '../../../feedback/spinner/Spinner.tsx';
import { onDemand } from '../../../internal/onDemand.tsx';
import { useMessages } from '../../../locale/useMessages.ts';
import { Popover } from '../../../overlays/popover/Popover.tsx';
import { dataTableTexts } from '../DataTable.texts.ts';
import type { ColumnListProps } from './ColumnList.tsx';

const ColumnList = onDemand(
  () => import('./ColumnList.tsx'),
  ({ onFetchAgain }) => <ErrorState message={undefined} onRetry={onFetchAgain} />,
  () => <Spinner />,
);

export interface ColumnMenuProps<Row> extends Omit<ButtonProps, 'children'>, ColumnListProps<Row> {}

/** Menu that shows, hides, moves and sizes the columns of a table. Renders a `<button>`. */
export function ColumnMenu<Row>({ menu, ...rest }: ColumnMenuProps<Row>) {
  const messages = useMessages(dataTableTexts);
  return (
    <Popover
      title={messages.columns}
      placement="bottom-end"
      trigger={
        <Button size="sm" icon={<Columns3 aria-hidden />} {...rest}>
          {messages.columns}
        </Button>
      }
    >
      <ColumnList menu={menu} />
    </Popover>
  );
}
