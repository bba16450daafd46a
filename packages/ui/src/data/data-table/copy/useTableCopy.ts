import type { KeyboardEvent, RefObject } from 'react';
import { isElement } from '../../../internal/isElement.ts';
import { useTableMessages } from '../../../locale/useTableMessages.ts';
import { isDataColumn } from '../cells/dataText.ts';
import type { DrawnColumn } from '../columns/column.ts';
import { needsKeys } from '../focus/needsKeys.ts';
import type { RowPainter } from '../painter/rowPainter.ts';
import type { RowSelecting } from '../selection/selecting.ts';
import type { CopySubject } from './copyRows.ts';

interface TableCopyOptions<Row> {
  columns: readonly DrawnColumn<Row>[];
  rows: readonly Row[];
  selecting: RowSelecting<Row> | undefined;
  painterRef: RefObject<RowPainter<Row> | null>;
  announce: (text: string) => void;
}

const asksToCopy = ({ key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent }: KeyboardEvent) =>
  key.toLowerCase() === 'c' && (ctrlKey || metaKey) && !shiftKey && !altKey && !nativeEvent.isComposing;

const isTextSelected = () => document.getSelection()?.isCollapsed === false;

/**
 * Copies with Control or Command and C: the selected rows, otherwise the focused cell of a grid or the focused row.
 * A text selection of the user is copied by the browser instead.
 */
export function useTableCopy<Row>(options: TableCopyOptions<Row>) {
  const { columns, rows, selecting, painterRef, announce } = options;
  const messages = useTableMessages();

  const subjectOf = (target: Element): CopySubject<Row> | undefined => {
    const chosen = selecting ? (selecting.rows?.() ?? rows.filter(selecting.has)) : [];
    if (chosen.length > 0) return { rows: chosen };
    const row = painterRef.current?.rowAt(target)?.row;
    if (row === undefined) return undefined;
    const column = selecting && columns[target.closest('td')?.cellIndex ?? -1];
    return column && isDataColumn(column) ? { row, column } : { rows: [row] };
  };

  const onKeyDown = async (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (event.defaultPrevented || !asksToCopy(event) || isTextSelected()) return;
    if (!isElement(target) || !currentTarget.contains(target) || needsKeys(target)) return;
    const subject = subjectOf(target);
    if (!subject) return;
    event.preventDefault();
    try {
      const { copyRows } = await import('./copyRows.ts');
      await copyRows(columns, subject, messages);
      announce('rows' in subject ? messages.rowsCopied(subject.rows.length) : messages.cellCopied);
    } catch {
      announce(messages.copyFailed);
    }
  };

  return { onKeyDown };
}
