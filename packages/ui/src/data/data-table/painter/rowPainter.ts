import { watchFromNextFrame } from '../../../internal/watchFromNextFrame.ts';
import { density } from '../../../tokens/scale.ts';
import { type CardLayout, drawAsCards } from '../columns/cardLayout.ts';
import type { DrawnColumn } from '../columns/column.ts';
import type { RowDetails } from '../rows/rowDetails.ts';
import { isReactColumn, type RowSetting, rowShape } from '../rows/rowSetting.ts';
import {
  findPin,
  overscan,
  type Pin,
  placeRows,
  type Slot,
  slotCount,
  windowStart,
} from '../rows/rowSlots.ts';
import { indexAt, type RowHeights, type ShownDetails, topOf } from '../rows/rowTops.ts';
import type { TableMarks } from './cellWriters.ts';
import { type DrawnRow, drawRow, rowStencil } from './drawnRow.ts';
import { IconCopies, type IconShelf } from './iconCopies.ts';
import { orderRows } from './orderRows.ts';
import { SidewaysScroll } from './sidewaysScroll.ts';

/** What the painter draws. */
export interface RowView<Row> {
  rows: readonly Row[];
  getRowId: (row: Row) => string | number;
  /** `aria-rowindex` of the first row. */
  firstRowIndex: number;
  setting: RowSetting<Row>;
  /** Where rows are cards, and how tall they are then. */
  cards: Pick<CardLayout, 'belowPx' | 'heightPx'>;
  /** Places of the rows that show their details, ascending. */
  expanded: readonly number[];
  /** Height of details in pixels. */
  detailPx: NonNullable<RowDetails<Row>['heightPx']>;
  /** For each row whether its group is highlighted. */
  bands: Uint8Array | undefined;
  /** The row whose parts are shown elsewhere, `null` for none. */
  currentRowId: string | number | null;
}

/** A cell whose content React draws into it. */
export interface ReactCell<Row> {
  key: string;
  cell: HTMLElement;
  /** Nothing for the details of the row. */
  column: DrawnColumn<Row> | undefined;
  row: Row;
}

/** What React has to draw for the painter. */
export interface ReactParts<Row> extends IconShelf {
  cells: readonly ReactCell<Row>[];
}

export interface PainterOptions<Row> {
  body: HTMLTableSectionElement;
  head: HTMLElement;
  scroller: HTMLElement;
  marks: TableMarks;
  /** Most pixels the rows are seen through, where that is known. */
  mostPx: number | undefined;
  /** Icons that React has drawn before there is a painter. */
  firstIcons: IconShelf;
  /** Asks React for its parts; `now` where they have to be there before the next picture. */
  onParts: (parts: ReactParts<Row>, now: boolean) => void;
}

const restMs = 150;
/** The first time: a page that opens has more to do. */
const firstRestMs = 250;

/** Rows that are drawn first below those seen. */
const firstBeside = 1;

/**
 * Draws the visible rows without React: each has an element that is reused, and only differences are written into
 * it. React draws everything around the rows, free cells and, once each, the icons; scrolling costs it nothing.
 */
export class RowPainter<Row> {
  readonly #options: PainterOptions<Row>;
  readonly #slots = new Map<Slot, DrawnRow<Row>>();
  readonly #rowOf = new WeakMap<Element, DrawnRow<Row>>();
  readonly #icons: IconCopies;
  readonly #observer: ResizeObserver;
  readonly #sideways: SidewaysScroll;
  #view: RowView<Row> | undefined;
  #shape = '';
  #stencil: HTMLTableRowElement | undefined;
  /** By the density around the table, until a row is measured. */
  #rowPx: number;
  #viewportPx: number;
  #scrollTop = 0;
  #round = 0;
  #heightPx: number | undefined;
  #heights: RowHeights = { rowPx: 0, details: [] };
  #detailPx: ReadonlyMap<number, number> = new Map();
  #callOff = () => {};
  /** The rows beside those seen are drawn once the table rests, or is scrolled; before the first scroll nothing lies above. */
  #hasRested = false;
  #hasScrolled = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #pin: Pin | null = null;
  #hadDetails = false;
  #inEffect = false;

  constructor(options: PainterOptions<Row>) {
    this.#options = options;
    this.#icons = new IconCopies(options.firstIcons);
    // Asking for the real height would cost a layout before the first rows; the observer corrects it before they are seen.
    const windowPx = options.body.ownerDocument.defaultView?.innerHeight ?? 0;
    this.#viewportPx = Math.min(windowPx, options.mostPx ?? windowPx);
    const isCompact = options.body.closest('[data-density]')?.matches('[data-density=compact]');
    this.#rowPx = Number.parseFloat(density.row[isCompact ? 'compact' : 'comfortable']);
    this.#sideways = new SidewaysScroll(options.scroller, options.head);
    options.scroller.addEventListener('scroll', this.#onScroll, { passive: true });
    options.scroller.addEventListener('focusin', this.#sideways.reveal);
    this.#observer = new ResizeObserver(this.#onResize);
    this.#observer.observe(options.scroller);
    this.#observer.observe(options.head);
  }

  /** Releases the element and everything listened to. */
  dispose() {
    clearTimeout(this.#rest);
    this.#callOff();
    this.#observer.disconnect();
    this.#options.scroller.removeEventListener('scroll', this.#onScroll);
    this.#options.scroller.removeEventListener('focusin', this.#sideways.reveal);
    for (const { element } of this.#slots.values()) element.remove();
    this.#slots.clear();
  }

  /** Shows other rows, or the same ones otherwise. Called from a layout effect. */
  show(view: RowView<Row>) {
    const before = this.#view;
    this.#view = view;
    const shape = rowShape(view.setting);
    if (shape !== this.#shape) this.#redraw(shape);
    if (this.#pin && before?.rows !== view.rows) this.#pin = findPin(this.#pin, view.rows, view.getRowId);
    if (this.#drawsCards) this.#rowPx = view.cards.heightPx;
    if (before && before.cards.belowPx !== view.cards.belowPx) this.#watchScrollerLater();
    this.#stretch();
    this.#inEffect = true;
    // Only the selection differs: the texts stay.
    const sameTexts = before && sameWords(before.setting, view.setting);
    this.#place(!sameTexts);
    this.#inEffect = false;
    this.#restLater();
  }

  /** Takes what React has drawn. Called from a layout effect after it was asked for. */
  takeParts() {
    this.#icons.take();
    if (this.#view?.setting.selecting) this.#takeTabStops();
  }

  /** Writes which rows are chosen. */
  mark() {
    for (const slot of this.#slots.values()) if (slot.row !== undefined) slot.mark(slot.row);
  }

  /** The same of one row after all handlers: its box shows its press even where it was refused. */
  markSoon(element: HTMLTableRowElement) {
    const drawn = this.#rowOf.get(element);
    queueMicrotask(() => drawn?.row !== undefined && drawn.mark(drawn.row));
  }

  /** The row an element belongs to. */
  rowAt(target: Element): { row: Row; index: number; element: HTMLTableRowElement } | undefined {
    const element = target.closest('tr');
    const drawn = element ? this.#rowOf.get(element) : undefined;
    return drawn?.row === undefined
      ? undefined
      : { row: drawn.row, index: drawn.index, element: drawn.element };
  }

  /** Scrolls as little as it takes to show a row whole, and returns its element. */
  reveal(index: number): HTMLTableRowElement | undefined {
    const { scroller, head } = this.#options;
    const top = topOf(index, this.#heights);
    const room = scroller.clientHeight - head.offsetHeight;
    if (top < scroller.scrollTop) scroller.scrollTop = top;
    else if (top + this.#rowPx > scroller.scrollTop + room) scroller.scrollTop = top + this.#rowPx - room;
    this.#onScroll();
    for (const slot of this.#slots.values()) if (slot.index === index) return slot.element;
    return undefined;
  }

  /** Rows that fit between the header and the visible end. */
  get rowsSeen(): number {
    return Math.max(1, Math.floor((this.#viewportPx - this.#options.head.offsetHeight) / this.#rowPx));
  }

  /** The row of an element keeps that element until another one is pinned. */
  pin(target: Element | null) {
    const element = target?.closest('tr');
    this.#pin = null;
    for (const [slot, drawn] of this.#slots) {
      if (drawn.element !== element || drawn.row === undefined || !this.#view) continue;
      this.#pin = { slot, index: drawn.index, id: this.#view.getRowId(drawn.row) };
    }
  }

  readonly #onScroll = () => {
    this.#sideways.follow();
    this.#scrollTop = this.#options.scroller.scrollTop;
    this.#hasScrolled = true;
    clearTimeout(this.#rest);
    this.#rest = undefined;
    this.#restLater();
    this.#place(false);
  };

  /** Only a scroll puts it off: what is drawn again and again rests all the same. */
  #restLater() {
    this.#rest ??= setTimeout(this.#onRest, this.#hasScrolled || this.#hasRested ? restMs : firstRestMs);
  }

  /** What is not seen: the rows beside, and their order, which costs a layout. */
  readonly #onRest = () => {
    this.#rest = undefined;
    if (!this.#hasRested) {
      this.#hasRested = true;
      this.#place(false);
    }
    this.#order();
  };

  /** Takes the sizes of scroller and rows, and whether these are cards; a header is as tall as a row, but not as a card. */
  readonly #onResize = (entries: readonly ResizeObserverEntry[]) => {
    const { scroller, head } = this.#options;
    // What a header brings about may resize the scroller, which could not be reported in this round any more.
    if (entries.every(({ target }) => target !== scroller)) this.#watchScrollerLater();
    if (this.#view && drawAsCards(scroller, this.#view.cards.belowPx)) this.#watchScrollerLater();
    const rowPx = this.#drawsCards
      ? (this.#view?.cards.heightPx ?? this.#rowPx)
      : Math.round(head.getBoundingClientRect().height) || this.#rowPx;
    this.#viewportPx = scroller.clientHeight || this.#viewportPx;
    if (rowPx !== this.#rowPx) {
      const scrollTop = scroller.scrollTop * (rowPx / this.#rowPx);
      this.#rowPx = rowPx;
      this.#watchScrollerLater();
      this.#stretch();
      scroller.scrollTop = scrollTop; // the same row stays on top
    }
    this.#sideways.measure();
    this.#scrollTop = scroller.scrollTop;
    this.#hasScrolled ||= this.#scrollTop > 0;
    this.#place(false);
    this.#restLater();
  };

  get #drawsCards(): boolean {
    return this.#options.scroller.hasAttribute('data-cards');
  }

  /** Other row heights may resize the scroller, which a ResizeObserver must not do in the same round. */
  #watchScrollerLater() {
    this.#callOff();
    this.#callOff = watchFromNextFrame(this.#observer, this.#options.scroller);
  }

  /** Begins with new elements, as the columns are others. */
  #redraw(shape: string) {
    if (!this.#view) return;
    this.#shape = shape;
    this.#stencil = rowStencil(this.#options.body.ownerDocument, this.#view.setting);
    for (const { element } of this.#slots.values()) element.remove();
    this.#slots.clear();
  }

  #shownDetails(): readonly ShownDetails[] {
    const { rows, expanded, detailPx } = this.#view ?? { rows: [], expanded: [], detailPx: 0 };
    return expanded.flatMap((index) => {
      const row = rows[index];
      if (row === undefined) return [];
      return { index, px: typeof detailPx === 'number' ? detailPx : detailPx(row, this.#rowPx) };
    });
  }

  /** Measures the row height and makes the body as high as all rows. */
  #stretch() {
    const details = this.#shownDetails();
    this.#detailPx = new Map(details.map(({ index, px }) => [index, px]));
    this.#heights = { rowPx: this.#rowPx, details };
    const heightPx = topOf(this.#view?.rows.length ?? 0, this.#heights);
    if (heightPx === this.#heightPx) return;
    this.#heightPx = heightPx;
    this.#options.body.style.blockSize = `${heightPx}px`;
  }

  #place(rewrite: boolean) {
    const view = this.#view;
    if (!view) return;
    const count = view.rows.length;
    const pool = slotCount(this.#viewportPx, this.#rowPx);
    const beside = this.#hasScrolled ? 2 * overscan : this.#hasRested ? overscan : firstBeside;
    const size = pool - 2 * overscan + beside;
    const first = windowStart(indexAt(this.#scrollTop, this.#heights), size, count);
    this.#round += 1;
    placeRows({ first, size, pool, count }, this.#pin, (index, slot) =>
      this.#fill(slot, index, view, rewrite),
    );
    for (const [slot, drawn] of this.#slots) {
      if (drawn.round === this.#round) continue;
      drawn.element.remove();
      this.#slots.delete(slot);
    }
    this.#askReact();
  }

  #fill(slot: Slot, index: number, view: RowView<Row>, rewrite: boolean) {
    const row = view.rows[index];
    if (row === undefined) return;
    const drawn = this.#slots.get(slot) ?? this.#newRow(slot);
    if (!drawn) return;
    drawn.round = this.#round;
    drawn.index = index;
    drawn.place(view.firstRowIndex + index, topOf(index, this.#heights));
    drawn.expand(this.#detailPx.get(index), this.#rowPx);
    drawn.band(view.bands?.[index] === 1);
    drawn.current(view.currentRowId !== null && view.getRowId(row) === view.currentRowId);
    if (rewrite || drawn.row !== row) {
      drawn.row = row;
      drawn.write(row);
      drawn.mark(row);
    } else if (this.#inEffect) {
      drawn.mark(row);
    }
  }

  #newRow(slot: Slot): DrawnRow<Row> | undefined {
    const { body, marks } = this.#options;
    if (!this.#stencil) return undefined;
    const setting = () => {
      if (!this.#view) throw new Error('Nothing to draw');
      return this.#view.setting;
    };
    const drawn = drawRow(this.#stencil, { setting, drawIcon: this.#icons.draw }, marks);
    this.#slots.set(slot, drawn);
    this.#rowOf.set(drawn.element, drawn);
    body.append(drawn.element);
    return drawn;
  }

  #order() {
    const drawn = [...this.#slots.values()].sort((a, b) => a.index - b.index);
    orderRows(
      this.#options.body,
      drawn.map(({ element }) => element),
    );
  }

  /** A grid has one tab stop; what React draws brings its own, which only details keep. */
  #takeTabStops() {
    const stops = this.#options.body.querySelectorAll<HTMLElement>(
      ':scope > tr > :not([data-part]) :is(a[href], button, input, select, textarea):not([tabindex])',
    );
    for (const stop of stops) stop.tabIndex = -1;
  }

  #askReact() {
    const setting = this.#view?.setting;
    if (!setting) return;
    const columns = setting.columns.flatMap((column, place) =>
      isReactColumn(column, setting) ? [{ column, place }] : [],
    );
    const hasDetails = this.#detailPx.size > 0 || this.#hadDetails;
    this.#hadDetails = this.#detailPx.size > 0;
    if (columns.length === 0 && !this.#icons.isWaiting && !hasDetails) return;
    const cells: ReactCell<Row>[] = [];
    for (const [slot, { element, row, detail }] of this.#slots) {
      if (detail && row !== undefined && this.#view) {
        cells.push({ key: `details ${this.#view.getRowId(row)}`, cell: detail, column: undefined, row });
      }
      for (const { column, place } of columns) {
        const cell = element.cells[place];
        if (cell && row !== undefined) cells.push({ key: `${slot} ${column.id}`, cell, column, row });
      }
    }
    this.#options.onParts({ cells, ...this.#icons.asked }, !this.#inEffect);
  }
}

function sameWords<Row>(before: RowSetting<Row>, after: RowSetting<Row>): boolean {
  return (
    before.columns === after.columns &&
    before.rowName === after.rowName &&
    before.rowHref === after.rowHref &&
    before.onRowClick === after.onRowClick &&
    before.messages === after.messages
  );
}
