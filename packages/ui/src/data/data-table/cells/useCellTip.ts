import { type FocusEvent, type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isElement } from '../../../internal/isElement.ts';

/** Element and text of a tooltip. */
export interface CellTip {
  anchor: HTMLElement;
  text: string;
}

const openDelayMs = 350;
const closeDelayMs = 120;
const textFormats = new Set(['text', 'date', 'price', 'percent', 'number', 'code', 'status', 'chips']);

/** What the pointed-at or focused part of a table would say: its own tip, or the text its cell has no room for. */
function tipOf(target: EventTarget): CellTip | null {
  if (!isElement(target)) return null;
  const anchor =
    target.closest<HTMLElement>('[data-tip]') ?? target.querySelector<HTMLElement>(':scope > span[data-tip]');
  if (anchor?.dataset.tip) return { anchor, text: anchor.dataset.tip };
  const cell = target.closest('td');
  if (!cell || !textFormats.has(cell.dataset.format ?? '')) return null;
  const inner =
    cell.querySelector<HTMLElement>(':is([data-row-link], [data-name], [data-cell-popup])') ?? cell;
  const begin = inner.querySelector<HTMLElement>('[data-part="lines"] > :first-child') ?? inner;
  if (begin.scrollWidth <= begin.clientWidth && inner.scrollHeight <= inner.clientHeight) return null;
  const isList = cell.dataset.format === 'chips';
  const text = isList ? Array.from(cell.children, (chip) => chip.textContent).join(', ') : inner.textContent;
  return { anchor: inner, text };
}

/** One tooltip for the whole table, driven by bubbling events, so that cells stay plain elements. */
export function useCellTip() {
  const [tip, setTip] = useState<CellTip | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = useCallback((next: CellTip | null, delayMs: number) => {
    clearTimeout(timer.current);
    if (delayMs === 0) setTip(next);
    else timer.current = setTimeout(() => setTip(next), delayMs);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  const tableHandlers = useMemo(
    () => ({
      onPointerOver: ({ target }: PointerEvent) => {
        const next = tipOf(target);
        change(next, next ? openDelayMs : closeDelayMs);
      },
      onPointerLeave: () => change(null, closeDelayMs),
      onPointerDown: () => change(null, 0),
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) change(tipOf(target), 0);
      },
      onBlur: () => change(null, 0),
    }),
    [change],
  );

  const bubbleHandlers = useMemo(
    () => ({
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: () => change(null, closeDelayMs),
    }),
    [change],
  );

  return { tip, closeTip: useCallback(() => change(null, 0), [change]), tableHandlers, bubbleHandlers };
}
