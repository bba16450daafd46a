import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { isHtmlElement } from '../../../internal/isElement.ts';
import type { RowPainter } from '../painter/rowPainter.ts';
import type { useRowChoice } from '../selection/useRowChoice.ts';
import type { GridMove } from './gridKeys.ts';
import { gridMove } from './gridKeys.ts';
import { edgeOf, isInDetail, isOutOfSight, stopBelow, stopsOf } from './gridStops.ts';
import { needsKeys } from './needsKeys.ts';

interface GridFocusOptions<Row> {
  rowCount: number;
  headRow: RefObject<HTMLTableRowElement | null>;
  painterRef: RefObject<RowPainter<Row> | null>;
  choice: ReturnType<typeof useRowChoice<Row>>;
  onSelectAll: () => void;
}

function stopFor(from: HTMLElement, row: HTMLTableRowElement, { stop }: GridMove): HTMLElement | undefined {
  if (stop === 'same') return stopBelow(from, row);
  const stops = stopsOf(row);
  if (stop === 'first') return stops[0];
  if (stop === 'last') return stops.at(-1);
  return stops[stops.indexOf(from) + (stop === 'next' ? 1 : -1)];
}

/** One tab stop for the table; arrow keys go from cell to cell over all rows, in the document or not. */
export function useGridFocus<Row>(options: GridFocusOptions<Row>) {
  const { rowCount, headRow, painterRef, choice, onSelectAll } = options;
  const stop = useRef<HTMLElement>(null);

  const moveStop = (next: HTMLElement | undefined) => {
    if (!next || next === stop.current) return;
    for (const left of [stop.current, edgeOf(stop.current)]) if (left) left.tabIndex = -1;
    stop.current = next;
    for (const reached of [next, edgeOf(next)]) if (reached) reached.tabIndex = 0;
  };

  useLayoutEffect(() => {
    if (!headRow.current || (stop.current?.isConnected && !isOutOfSight(stop.current))) return;
    moveStop(stopsOf(headRow.current)[0]);
  });

  const go = (from: HTMLElement, index: number, move: GridMove): boolean => {
    const row = move.row < 0 ? headRow.current : painterRef.current?.reveal(move.row);
    const next = row && stopFor(from, row, move);
    if (!next) return false;
    next.focus({ preventScroll: true });
    next.closest('td, th')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return move.row !== index;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key, shiftKey, nativeEvent } = event;
    const rowElement = isHtmlElement(target) ? target.closest('tr') : null;
    if (!isHtmlElement(target) || !rowElement || event.defaultPrevented) return;
    if (isInDetail(target, currentTarget)) return;
    if (nativeEvent.isComposing || event.altKey || needsKeys(target)) return;
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'a') {
      event.preventDefault();
      onSelectAll();
      return;
    }
    if (event.metaKey) return;
    const index = painterRef.current?.rowAt(target)?.index ?? -1;
    if (key === ' ' && index >= 0 && (shiftKey || target.matches('td'))) {
      event.preventDefault();
      choice.choose(index, false);
      return;
    }
    if (key === 'Enter' && target.matches('td')) {
      target.click();
      return;
    }
    const rightToLeft = getComputedStyle(target).direction === 'rtl';
    const pageRows = painterRef.current?.rowsSeen ?? 1;
    const move = gridMove({ key, ctrlKey: event.ctrlKey, rightToLeft }, { row: index, rowCount, pageRows });
    if (!move) return;
    event.preventDefault();
    const left = go(target, index, move);
    if (left && shiftKey && index >= 0 && move.row >= 0) choice.extend(index, move.row);
    else if (!shiftKey) choice.endExtending();
  };

  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const isStop = target.closest('tr') !== null && target.role !== 'separator';
      if (currentTarget.contains(target) && isStop && !isInDetail(target, currentTarget)) moveStop(target);
    },
    onKeyDown,
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === ' ' && event.shiftKey) event.preventDefault(); // some browsers press the button only now
    },
  };
}
