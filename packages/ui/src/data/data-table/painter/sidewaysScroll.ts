import { isHtmlElement } from '../../../internal/isElement.ts';

/** Least room in pixels between what is pinned; where there is less, only the end is. */
const leastBetweenPx = 200;

/**
 * Says at the root what CSS pins (`data-sideways`) and at which edges there is more (`--more-start`, `--more-end`), only where
 * the table is wider than its room: cells that need not be pinned cost a row nothing.
 */
export class SidewaysScroll {
  readonly #scroller: HTMLElement;
  readonly #head: HTMLElement;
  #left = 0;
  #overflowPx = 0;
  #pins = { start: 0, end: 0 };

  constructor(scroller: HTMLElement, head: HTMLElement) {
    this.#scroller = scroller;
    this.#head = head;
  }

  /** Takes the sizes of table and room, after they were laid out. */
  measure() {
    const { scrollWidth, clientWidth, scrollLeft, parentElement: root, dataset } = this.#scroller;
    if (!root) return;
    // Cards have all of it in sight; what is still pinned of their table would make them wider.
    this.#overflowPx = dataset.cards === undefined ? scrollWidth - clientWidth : 0;
    this.#left = Math.abs(scrollLeft);
    if (this.#overflowPx <= 0) {
      root.removeAttribute('data-sideways');
      return;
    }
    const widths = { start: 0, end: 0 };
    for (const { dataset, offsetWidth } of this.#head.querySelectorAll<HTMLElement>('th[data-pin]'))
      widths[dataset.pin === 'end' ? 'end' : 'start'] += offsetWidth;
    const roomy = clientWidth - widths.start - widths.end >= leastBetweenPx;
    root.dataset.sideways = `${roomy ? 'start ' : ''}${widths.end > 0 ? 'end' : ''}`;
    this.#pins = { start: roomy ? widths.start : 0, end: widths.end };
    root.style.setProperty('--pin-start', `${this.#pins.start}px`);
    root.style.setProperty('--pin-end', `${this.#pins.end}px`);
    root.style.setProperty('--room', `${clientWidth}px`);
    this.#showEdges(root);
  }

  /** Takes where it is scrolled. Called before the rows are placed for the same scroll: reading costs no layout then. */
  follow() {
    const { scrollLeft, parentElement: root } = this.#scroller;
    const left = Math.abs(scrollLeft);
    if (left === this.#left || this.#overflowPx <= 0 || !root) return;
    this.#left = left;
    this.#showEdges(root);
  }

  /** Brings what has focus out from under what is pinned: browsers leave alone what is partly in sight in a sticky row. */
  readonly reveal = ({ target }: FocusEvent) => {
    if (this.#overflowPx <= 0 || !isHtmlElement(target) || target === this.#scroller) return;
    if (target.closest('[data-pin], [data-part="detail"]')) return;
    const room = this.#scroller.getBoundingClientRect();
    const { left, right } = target.getBoundingClientRect();
    const before = room.left + this.#pins.start - left;
    const after = right - (room.left + this.#scroller.clientWidth - this.#pins.end);
    if (after > 0) this.#scroller.scrollLeft += after;
    else if (before > 0) this.#scroller.scrollLeft -= before;
  };

  #showEdges({ style }: HTMLElement) {
    style.setProperty('--more-start', `${Number(this.#left > 1)}px`);
    style.setProperty('--more-end', `${Number(this.#left < this.#overflowPx - 1)}px`);
  }
}
