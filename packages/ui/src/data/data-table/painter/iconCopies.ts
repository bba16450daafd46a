import type { ReactNode } from 'react';
import { copyOf, type IconPrint, printOf, sameIcon } from './iconPrints.ts';

/** Icons that React draws, and where. */
export interface IconShelf {
  icons: readonly IconPrint[];
  /** Holds them, an element each: React listens to each place that it draws in, and one place is enough. */
  shelf: HTMLElement;
}

/** Puts copies of icons into elements, those that React has still to draw once it has. */
export class IconCopies {
  readonly #shelf: HTMLElement;
  readonly #drawn = new WeakMap<Element, ReactNode>();
  #icons: readonly IconPrint[];
  #waiting: Element[] = [];

  /** @param first What React has drawn by now. */
  constructor(first: IconShelf) {
    this.#icons = first.icons;
    this.#shelf = first.shelf;
  }

  /** What React has to draw. */
  get asked(): IconShelf {
    return { icons: this.#icons, shelf: this.#shelf };
  }

  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** Puts a copy of an icon into an element, as soon as React has drawn it. */
  readonly draw = (seat: Element, icon: ReactNode) => {
    if (this.#drawn.has(seat) && sameIcon(this.#drawn.get(seat), icon) && seat.hasChildNodes()) return;
    this.#drawn.set(seat, icon);
    this.#copy(seat, icon);
  };

  /** Takes what React has drawn. */
  take() {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const seat of waiting) this.#copy(seat, this.#drawn.get(seat));
  }

  #copy(seat: Element, icon: ReactNode) {
    const print = printOf(this.#icons, icon);
    const copy = print && copyOf(print, this.#shelf.children[this.#icons.indexOf(print)]);
    if (copy) {
      seat.replaceChildren(copy);
      return;
    }
    this.#waiting.push(seat);
    if (!print) this.#icons = [...this.#icons, { icon }];
  }
}
