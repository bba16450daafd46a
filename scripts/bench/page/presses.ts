import { painted } from './clock.ts';
import type { Point } from './protocol.ts';

/** The element of a selector; throws without one. */
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

let timing: Promise<number> | undefined;

/** The time that was last asked for. */
export async function outcome(): Promise<number> {
  if (!timing) throw new Error('Nothing is timed.');
  return timing;
}

function keep(time: Promise<number>): void {
  time.catch(() => {}); // reported when the outcome is read
  timing = time;
}

/** Measures from the next key (device time) to the paint in which `isDone` holds after its `input` event. */
export function awaitKey(isDone: () => boolean, what: string): void {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let hasChanged = false;
  const onInput = () => {
    hasChanged = true;
  };
  const onKey = ({ timeStamp }: KeyboardEvent) => {
    painted(() => hasChanged && isDone(), what).then((end) => resolve(end - timeStamp), reject);
  };
  addEventListener('input', onInput, once);
  addEventListener('keydown', onKey, once);
  keep(promise);
}

/**
 * Measures from the next press to the paint in which `isDone` holds: from the release, unless the press alone was
 * enough.
 */
export function awaitPress(isDone: () => boolean, what: string): void {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let start = 0;
  const onDown = ({ timeStamp }: PointerEvent) => {
    start = timeStamp;
    painted(isDone, what).then((end) => resolve(end - start), reject);
  };
  const onUp = ({ timeStamp }: PointerEvent) => {
    if (!isDone()) start = timeStamp;
  };
  addEventListener('pointerdown', onDown, once);
  addEventListener('pointerup', onUp, once);
  keep(promise);
}
