import { isElement } from '../../../internal/isElement.ts';
import { watchFromNextFrame } from '../../../internal/watchFromNextFrame.ts';
import type { DrawnColumn } from './column.ts';
import { fittingWidth, greatestWidthPx, leastWidthPx } from './columnChoice.ts';
import { columnLayout, widthOf } from './columnLayout.ts';
import { ResizeEdge } from './ResizeEdge.tsx';

/** Pixels by column id; `null` for the width a column has by itself. */
export type ColumnWidths = Readonly<Record<string, number | null>>;

interface Drag {
  edge: HTMLElement;
  startX: number;
  start: Record<string, number>;
  id: string;
  widths?: Record<string, number> | undefined;
}

const stepPx = 10;

const edgeAt = ({ target }: Event) =>
  isElement(target) ? target.closest<HTMLElement>('[role="separator"]') : null;

/** To the end of the line is wider. */
const towardsEnd = (edge: Element) => (getComputedStyle(edge).direction === 'rtl' ? -1 : 1);

function widthAfter(key: string, px: number, direction: number): number | undefined {
  if (key === 'Home') return leastWidthPx;
  if (key === 'End') return greatestWidthPx;
  if (key === 'ArrowRight') return px + direction * stepPx;
  return key === 'ArrowLeft' ? px - direction * stepPx : undefined;
}

/**
 * The edges of the headers, which make columns wider. While one is dragged only custom properties of the table change:
 * neither React nor the rows have anything to do before it is let go. Columns before it keep the width they have, or
 * what they share would move the edge away from the pointer.
 */
export class ColumnEdges<Row> {
  /** Draws one. */
  readonly Edge = ResizeEdge;
  columns: readonly DrawnColumn<Row>[] = [];
  readonly #row: HTMLTableRowElement;
  readonly #onWidthsChange: (widths: ColumnWidths) => void;
  readonly #observer: ResizeObserver;
  readonly #end = new AbortController();
  #callOff = () => {};
  #drag: Drag | undefined;

  constructor(row: HTMLTableRowElement, onWidthsChange: (widths: ColumnWidths) => void) {
    this.#row = row;
    this.#onWidthsChange = onWidthsChange;
    // To ask a column that takes a share for its width would cost a layout; the observer knows it.
    this.#observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const px = fittingWidth(borderBoxSize[0]?.inlineSize ?? 0);
        target.querySelector('[role="separator"]')?.setAttribute('aria-valuenow', String(px));
      }
    });
    const { signal } = this.#end;
    row.addEventListener('pointerdown', this.#onPointerDown, { signal });
    row.addEventListener('pointermove', this.#onPointerMove, { signal });
    row.addEventListener('pointerup', this.#onPointerUp, { signal });
    row.addEventListener('pointercancel', () => this.#stop(), { signal });
    row.addEventListener('dblclick', this.#onDoubleClick, { signal });
    row.addEventListener('keydown', this.#onKeyDown, { signal });
  }

  /** Takes other columns. Called after they were drawn. */
  show(columns: readonly DrawnColumn<Row>[]) {
    this.columns = columns;
    this.#observer.disconnect();
    this.#callOff();
    this.#callOff = watchFromNextFrame(this.#observer, ...this.#row.cells);
  }

  /** Releases everything listened to. */
  dispose() {
    this.#end.abort();
    this.#callOff();
    this.#observer.disconnect();
  }

  /** The column of an edge, and the widths of it and of those before it that have another than they say. */
  #startAt(edge: HTMLElement) {
    const index = edge.closest('th')?.cellIndex ?? -1;
    const id = this.columns[index]?.id ?? '';
    const cells = [...this.#row.cells].slice(0, index + 1);
    const start: Record<string, number> = {};
    cells.forEach(({ offsetWidth }, at) => {
      const column = this.columns[at];
      if (column && (at === index || widthOf(column) !== offsetWidth))
        start[column.id] = fittingWidth(offsetWidth);
    });
    return { id, start, px: start[id] ?? leastWidthPx };
  }

  #draw(widths: Readonly<Record<string, number>>) {
    const drawn = this.columns.map((column) => {
      const width = widths[column.id];
      return width === undefined ? column : { ...column, width, grow: false };
    });
    const style = this.#row.closest('table')?.style;
    for (const [name, value] of Object.entries(columnLayout(drawn))) style?.setProperty(name, value);
  }

  /** As it was; what was dragged is the owner's to change. */
  #stop() {
    const { edge, widths } = this.#drag ?? {};
    this.#drag = undefined;
    edge?.removeAttribute('data-dragging');
    if (widths) this.#draw({});
    return widths;
  }

  readonly #onPointerDown = (event: PointerEvent) => {
    const edge = edgeAt(event);
    if (!edge || event.button !== 0) return;
    try {
      edge.setPointerCapture(event.pointerId);
    } catch {
      // A pointer that is up again by now has nothing left to say.
    }
    edge.dataset.dragging = '';
    this.#drag = { edge, startX: event.clientX, ...this.#startAt(edge) };
  };

  readonly #onPointerMove = ({ clientX }: PointerEvent) => {
    const drag = this.#drag;
    if (!drag || (clientX === drag.startX && !drag.widths)) return;
    const px = (drag.start[drag.id] ?? 0) + (clientX - drag.startX) * towardsEnd(drag.edge);
    drag.widths = { ...drag.start, [drag.id]: fittingWidth(px) };
    this.#draw(drag.widths);
  };

  readonly #onPointerUp = () => {
    const widths = this.#stop();
    if (widths) this.#onWidthsChange(widths);
  };

  readonly #onDoubleClick = (event: MouseEvent) => {
    const edge = edgeAt(event);
    if (edge) this.#onWidthsChange({ [this.#startAt(edge).id]: null });
  };

  readonly #onKeyDown = (event: KeyboardEvent) => {
    const edge = edgeAt(event);
    if (!edge || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && this.#drag) {
      event.stopPropagation(); // a dialog around the table stays open
      this.#stop();
      return;
    }
    const { id, start, px } = this.#startAt(edge);
    const next = widthAfter(event.key, px, towardsEnd(edge));
    if (next === undefined) return;
    event.preventDefault(); // it would scroll
    this.#onWidthsChange({ ...start, [id]: fittingWidth(next) });
  };
}
