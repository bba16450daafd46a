/** Least room in pixels between what is pinned; where there is less, only the end is. */
const leastBetweenPx = 200;

function setWords(element: HTMLElement, name: string, words: readonly string[] | undefined) {
  const text = words?.join(' ');
  if (text === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/**
 * Says by attributes of the root what CSS pins (`data-sideways`) and at which edges there is more (`data-more`). They are
 * only there where the table is wider than its room: cells that need not be pinned cost a row nothing.
 */
export class SidewaysScroll {
  readonly #scroller: HTMLElement;
  readonly #head: HTMLElement;
  #left = 0;
  #overflowPx = 0;

  constructor(scroller: HTMLElement, head: HTMLElement) {
    this.#scroller = scroller;
    this.#head = head;
  }

  /** Takes the sizes of table and room, after they were laid out. */
  measure() {
    const { scrollWidth, clientWidth, scrollLeft, parentElement: root } = this.#scroller;
    if (!root) return;
    this.#overflowPx = scrollWidth - clientWidth;
    this.#left = Math.abs(scrollLeft);
    if (this.#overflowPx <= 0) {
      setWords(root, 'data-sideways', undefined);
      setWords(root, 'data-more', undefined);
      return;
    }
    const widths = { start: 0, end: 0 };
    for (const { dataset, offsetWidth } of this.#head.querySelectorAll<HTMLElement>('th[data-pin]'))
      widths[dataset.pin === 'end' ? 'end' : 'start'] += offsetWidth;
    const roomy = clientWidth - widths.start - widths.end >= leastBetweenPx;
    setWords(root, 'data-sideways', [...(roomy ? ['start'] : []), ...(widths.end > 0 ? ['end'] : [])]);
    root.style.setProperty('--pin-start', roomy ? `${widths.start}px` : '0px');
    root.style.setProperty('--pin-end', `${widths.end}px`);
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

  #showEdges(root: HTMLElement) {
    const more = [
      ...(this.#left > 1 ? ['start'] : []),
      ...(this.#left < this.#overflowPx - 1 ? ['end'] : []),
    ];
    setWords(root, 'data-more', more);
  }
}
