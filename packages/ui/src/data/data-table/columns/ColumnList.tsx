import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../actions/button/Button.tsx';
import { IconButton } from '../../../actions/icon-button/IconButton.tsx';
import { Checkbox } from '../../../inputs/checkbox/Checkbox.tsx';
import { NumberField, type NumberFieldProps } from '../../../inputs/number-field/NumberField.tsx';
import { Announcement } from '../../../internal/announcement/Announcement.styles.ts';
import { tableTexts } from '../../../locale/tableTexts.ts';
import { useMessages } from '../../../locale/useMessages.ts';
import { dataTableTexts } from '../DataTable.texts.ts';
import * as S from './ColumnList.styles.ts';
import { chosenColumns, greatestWidthPx, leastWidthPx } from './columnChoice.ts';
import type { useColumnChoice } from './useColumnChoice.ts';
import { useColumnMoves } from './useColumnMoves.ts';

export interface ColumnListProps<Row> {
  /** As `useColumnChoice` gives it. */
  menu: ReturnType<typeof useColumnChoice<Row>>['menu'];
}

/** The columns in their menu, each with its box, width and moves. Loaded when a menu first opens. */
export default function ColumnList<Row>({ menu }: ColumnListProps<Row>) {
  const messages = useMessages(dataTableTexts);
  const tables = useMessages(tableTexts);
  const keysId = useId();
  const { columns, choice, isMovable, onShownChange, onWidthChange, onReset } = menu;
  const { announcement, move, pressKey } = useColumnMoves(menu);
  const shown = new Set(chosenColumns(columns, choice).map(({ id }) => id));
  return (
    <>
      <S.List>
        {columns.map((column) => {
          const { id, header } = column;
          const [before, after] = [isMovable(id, -1), isMovable(id, 1)];
          return (
            <S.Item key={id} onKeyDown={(event) => pressKey(event, column)}>
              <Checkbox
                label={header}
                checked={shown.has(id)}
                disabled={shown.size === 1 && shown.has(id)}
                disabledReason={shown.size === 1 && shown.has(id) ? messages.lastColumn : undefined}
                onCheckedChange={(checked) => onShownChange(id, checked)}
              />
              <WidthField
                label={tables.columnWidth(header)}
                widthPx={choice.widths[id] ?? null}
                onWidthChange={(value) => onWidthChange(id, value)}
                disabled={!shown.has(id)}
              />
              <S.Moves>
                {(before || after) && (
                  <>
                    <IconButton
                      size="sm"
                      label={messages.moveColumnBefore(header)}
                      icon={<ArrowUp aria-hidden="true" />}
                      aria-describedby={keysId}
                      disabled={!before}
                      disabledReason={before ? undefined : messages.columnIsFirst}
                      onClick={(event) => move(event.currentTarget, column, -1)}
                    />
                    <IconButton
                      size="sm"
                      label={messages.moveColumnAfter(header)}
                      icon={<ArrowDown aria-hidden="true" />}
                      aria-describedby={keysId}
                      disabled={!after}
                      disabledReason={after ? undefined : messages.columnIsLast}
                      onClick={(event) => move(event.currentTarget, column, 1)}
                    />
                  </>
                )}
              </S.Moves>
            </S.Item>
          );
        })}
      </S.List>
      {columns.some(({ id }) => isMovable(id, 1)) && <S.Keys id={keysId}>{messages.moveColumnKeys}</S.Keys>}
      <Button size="sm" variant="ghost" onClick={onReset}>
        {messages.resetColumns}
      </Button>
      <Announcement>{announcement}</Announcement>
    </>
  );
}

interface WidthFieldProps extends Pick<NumberFieldProps, 'label' | 'disabled'> {
  widthPx: number | null;
  onWidthChange: (widthPx: number | null) => void;
}

/** The width of a column: as it is typed, since 3 begins 320, and what became of it once the field is left. */
function WidthField({ widthPx, onWidthChange, ...rest }: WidthFieldProps) {
  const messages = useMessages(dataTableTexts);
  const [typed, setTyped] = useState<number | null>();
  return (
    <NumberField
      {...rest}
      hideLabel
      placeholder={messages.automatic}
      step={8}
      min={leastWidthPx}
      max={greatestWidthPx}
      value={typed === undefined ? widthPx : typed}
      onValueChange={(value) => {
        setTyped(value);
        onWidthChange(value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
