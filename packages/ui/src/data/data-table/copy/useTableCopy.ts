import type { KeyboardEvent, RefObject } from 'react';
import { isElement } from '../../../internal/isElement.ts';
import { isTextSelected } from '../../../internal/isTextSelected.ts';
import { tableTexts } from '../../../locale/tableTexts.ts';
import { useMessages } from '../../../locale/useMessages.ts';
import { needsKeys } from '../focus/needsKeys.ts';
import type { RowPainter } from '../painter/rowPainter.ts';
import type { CopySource } from './copyRows.ts';

interface TableCopyOptions<Row> extends Pick<CopySource<Row>, 'columns' | 'rows' | 'selecting'> {
  painterRef: RefObject<RowPainter<Row> | null>;
  announce: (text: string) => void;
}

const asksToCopy = ({ key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent }: KeyboardEvent) =>
  key.toLowerCase() === 'c' && (ctrlKey || metaKey) && !shiftKey && !altKey && !nativeEvent.isComposing;

/**
 * Copies with Control or Command and C: the selected rows, otherwise the focused cell of a grid or the focused row.
 * A text selection of the user is copied by the browser instead.
 */
export function useTableCopy<Row>({ painterRef, announce, ...source }: TableCopyOptions<Row>) {
  const messages = useMessages(tableTexts);

  const onKeyDown = async (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (event.defaultPrevented || !asksToCopy(event) || isTextSelected()) return;
    if (!isElement(target) || !currentTarget.contains(target) || needsKeys(target)) return;
    const row = painterRef.current?.rowAt(target)?.row;
    if (row === undefined && !source.selecting) return;
    event.preventDefault();
    try {
      const { copyRows } = await import('./copyRows.ts');
      const said = await copyRows({ ...source, row, place: target.closest('td')?.cellIndex }, messages);
      if (said) announce(said);
    } catch {
      announce(messages.copyFailed);
    }
  };

  return { onKeyDown };
}
