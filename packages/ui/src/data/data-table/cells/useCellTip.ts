import type { FocusEvent, PointerEvent } from 'react';
import { isElement } from '../../../internal/isElement.ts';
import { tooltipDelay, useDelayedState } from '../../../overlays/tooltip/useDelayedState.ts';

/** Element and text of a tooltip. */
export interface CellTip {
  anchor: HTMLElement;
  text: string;
}

const textFormats = new Set(['text', 'date', 'currency', 'percent', 'number', 'code', 'status', 'chips']);

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
  const [tip, change] = useDelayedState<CellTip | null>(null);
  const close = () => change(null);
  const closeSoon = () => change(null, tooltipDelay.close);
  return {
    tip,
    tableHandlers: {
      onPointerOver: ({ target }: PointerEvent) => {
        const next = tipOf(target);
        change(next, next ? tooltipDelay.open : tooltipDelay.close);
      },
      onPointerLeave: closeSoon,
      onPointerDown: close,
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) change(tipOf(target));
      },
      onBlur: close,
    },
    bubbleHandlers: { onClose: close, onPointerEnter: () => change(tip), onPointerLeave: closeSoon },
  };
}
