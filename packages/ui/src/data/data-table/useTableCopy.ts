import type { KeyboardEvent, RefObject } from 'react';
import { useTableMessages } from '../../locale/useTableMessages.ts';
import type { DrawnColumn } from './column.ts';
import { isDataColumn } from './dataText.ts';
import { needsKeys } from './gridStops.ts';
import type { RowPainter } from './painter/rowPainter.ts';
import type { RowSelecting } from './selecting.ts';
import { cellCopy, tableCopy } from './tableCopy.ts';

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

async function write(formats: Readonly<Record<string, string>>) {
  const blobs = Object.entries(formats).map(([type, text]) => [type, new Blob([text], { type })] as const);
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
}

/**
 * Copies with Control or Command and C: the rows chosen, else the cell of a grid or the row focus is in. The browser's
 * own copying of a text somebody selected goes before it.
 */
export function useTableCopy<Row>(options: TableCopyOptions<Row>) {
  const { columns, rows, selecting, painterRef, announce } = options;
  const messages = useTableMessages();

  const copyOf = (target: Element) => {
    const chosen = selecting ? (selecting.rows?.() ?? rows.filter(selecting.has)) : [];
    const hit = painterRef.current?.rowAt(target);
    const column = columns[target.closest('td')?.cellIndex ?? -1];
    if (chosen.length === 0 && hit && selecting && column && isDataColumn(column)) {
      return { formats: { 'text/plain': cellCopy(column, hit.row, messages) }, said: messages.cellCopied };
    }
    const copied = chosen.length === 0 && hit ? [hit.row] : chosen;
    if (copied.length === 0) return undefined;
    return { formats: tableCopy(columns, copied, messages), said: messages.rowsCopied(copied.length) };
  };

  const onKeyDown = async (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (event.defaultPrevented || !asksToCopy(event) || isTextSelected()) return;
    if (!(target instanceof Element) || !currentTarget.contains(target) || needsKeys(target)) return;
    const copy = copyOf(target);
    if (!copy) return;
    event.preventDefault();
    try {
      await write(copy.formats);
      announce(copy.said);
    } catch {
      announce(messages.copyFailed);
    }
  };

  return { onKeyDown };
}
