import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useAnnouncement } from '../../../internal/announcement/useAnnouncement.ts';
import { isHtmlElement } from '../../../internal/isElement.ts';
import { useMessages } from '../../../locale/useMessages.ts';
import { dataTableTexts } from '../DataTable.texts.ts';
import type { Column } from './column.ts';
import type { useColumnChoice } from './useColumnChoice.ts';

const directions: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves columns in the menu by button and by key, and says where they are; focus goes with them. */
export function useColumnMoves<Row>({
  columns,
  isMovable,
  onMove,
}: ReturnType<typeof useColumnChoice<Row>>['menu']) {
  const messages = useMessages(dataTableTexts);
  const [announcement, announce] = useAnnouncement();
  const moved = useRef<{ focused: HTMLElement; from: readonly Column<Row>[] }>(null);

  // A browser drops the focus of an element that changes its place.
  useLayoutEffect(() => {
    if (!moved.current || moved.current.from === columns) return;
    moved.current.focused.focus();
    moved.current = null;
  });

  const move = (focused: HTMLElement, { id, header }: Column<Row>, by: -1 | 1) => {
    if (!isMovable(id, by)) return;
    const place = columns.findIndex((column) => column.id === id) + by;
    moved.current = { focused, from: columns };
    onMove(id, by);
    announce(messages.columnMoved(header, place + 1, columns.length));
  };

  const pressKey = (event: KeyboardEvent<HTMLElement>, column: Column<Row>) => {
    const by = directions[event.key];
    if (!event.altKey || by === undefined || !isHtmlElement(event.target)) return;
    event.preventDefault();
    move(event.target, column, by);
  };

  return { announcement, move, pressKey };
}
