import { painted } from './clock.ts';
import type { Point } from './protocol.ts';

/** The element a selector names; the page is of no use without it. */
export function find(selector: string, within: ParentNode = document): HTMLElement {
  const element = within.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element;
}

/** The middle of an element. */
export function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

const once = { capture: true, once: true };

/** From the next key, by the time the device gave it, to the paint in which `isDone` holds after its `input` event. */
export function timeKey(isDone: () => boolean, what: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let hasChanged = false;
    addEventListener(
      'input',
      () => {
        hasChanged = true;
      },
      once,
    );
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        painted(() => hasChanged && isDone(), what).then((end) => resolve(end - timeStamp), reject);
      },
      once,
    );
  });
}

/** From the next press to the paint in which `isDone` holds: from the release, unless going down was enough. */
export function timePress(isDone: () => boolean, what: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let start = 0;
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        start = timeStamp;
        painted(isDone, what).then((end) => resolve(end - start), reject);
      },
      once,
    );
    addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        if (!isDone()) start = timeStamp;
      },
      once,
    );
  });
}
