import { Columns3 } from 'lucide-react';
import { Button, type ButtonProps } from '../../../actions/button/Button.tsx';
import { Checkbox } from '../../../inputs/checkbox/Checkbox.tsx';
import { NumberField } from '../../../inputs/number-field/NumberField.tsx';
import { useMessages } from '../../../locale/useMessages.ts';
import { Popover } from '../../../overlays/popover/Popover.tsx';
import * as S from './ColumnMenu.styles.ts';
import { chosenColumns } from './columnChoice.ts';
import type { useColumnChoice } from './useColumnChoice.ts';

export interface ColumnMenuProps<Row> extends Omit<ButtonProps, 'children'> {
  /** As `useColumnChoice` gives it. */
  menu: ReturnType<typeof useColumnChoice<Row>>['menu'];
}

/** Menu that shows, hides and sizes the columns of a table. Renders a `<button>`. */
export function ColumnMenu<Row>({ menu, ...rest }: ColumnMenuProps<Row>) {
  const messages = useMessages();
  const { columns, choice, onShownChange, onWidthChange, onReset } = menu;
  const shown = new Set(chosenColumns(columns, choice).map(({ id }) => id));
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
      <S.List>
        {columns.map(({ id, header }) => (
          <S.Item key={id}>
            <Checkbox
              label={header}
              checked={shown.has(id)}
              disabled={shown.size === 1 && shown.has(id)}
              disabledReason={shown.size === 1 && shown.has(id) ? messages.lastColumn : undefined}
              onCheckedChange={(checked) => onShownChange(id, checked)}
            />
            <NumberField
              label={messages.columnWidth(header)}
              hideLabel
              placeholder={messages.automatic}
              step={8}
              value={choice.widths[id] ?? null}
              onValueChange={(value) => onWidthChange(id, value)}
              disabled={!shown.has(id)}
            />
          </S.Item>
        ))}
      </S.List>
      <Button size="sm" variant="ghost" onClick={onReset}>
        {messages.resetColumns}
      </Button>
    </Popover>
  );
}
