import type { Locator, Page } from 'playwright';
import { openProfile } from './portal.ts';

declare global {
  interface Window {
    /** Every event that only a pointing device fires. */
    pointerEvents?: string[];
    /** The element that had focus, each time focus was lost for longer than a moment. */
    lostFocus?: string[];
  }
}

/** A page in its own profile that records pointer events and lost focus. */
export async function openWithoutPointer(): Promise<Page> {
  const profile = await openProfile();
  await profile.addInitScript(() => {
    window.pointerEvents = [];
    // Moves are left out: browsers fire some when an element under a resting pointer changes.
    for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'wheel']) {
      window.addEventListener(type, ({ type }) => window.pointerEvents?.push(type), { capture: true });
    }
    const lost: string[] = [];
    window.lostFocus = lost;
    let last = '';
    let without = 0;
    setInterval(() => {
      const { activeElement } = document;
      without = activeElement === document.body && last !== '' ? without + 1 : 0;
      if (without === 10) lost.push(last);
      if (activeElement && activeElement !== document.body) last = activeElement.outerHTML.slice(0, 200);
    }, 50);
  });
  const page = await profile.newPage();
  page.on('filechooser', () => undefined); // keeps the chooser of the system closed from the start: a key may be faster
  return page;
}

/** The problem of the current focus: none, not drawn, or covered (WCAG 2.4.7, 2.4.11). */
const focusProblem = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has focus';
    const name = focused.outerHTML.slice(0, 200);
    // A field draws the ring on its box, a hidden input on the label after it, a card on its edge.
    const around = [focused, focused.nextElementSibling];
    for (let level = 0, box = focused.parentElement; level < 3 && box; level += 1, box = box.parentElement) {
      around.push(box);
    }
    const rings = around.flatMap((element) =>
      element ? [getComputedStyle(element), getComputedStyle(element, '::after')] : [],
    );
    const drawn = rings.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
    );
    if (!drawn) return `no ring: ${name}`;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const seen = [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
      const there = document.elementFromPoint((left + right) / 2, y);
      return there && around.some((element) => element?.contains(there));
    });
    return seen ? null : `covered: ${name}`;
  });

const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement);

/** What moves focus: between controls and tables, and with arrows inside a table. */
type MovingKey = 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowRight';

/** Presses a key until an element has focus, as a user does; focus must stay visible on the way. */
export async function pressTo(page: Page, place: Locator, key: MovingKey = 'Tab') {
  await place.waitFor({ state: 'attached' }); // the input of a file is there, but not drawn
  for (let presses = 0; presses < 80; presses += 1) {
    if (await hasFocus(place)) return;
    await page.keyboard.press(key);
    const problem = await focusProblem(page);
    if (problem) throw new Error(problem);
  }
  throw new Error(`No focus after 80 times ${key}: ${place}`);
}

export async function typeIn(page: Page, place: Locator, text: string) {
  await pressTo(page, place);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Searches in a select and takes the option of this name. */
export async function choose(page: Page, field: Locator, text: string, option: RegExp) {
  await typeIn(page, field, text);
  await page.getByRole('option', { name: option }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('option').first().waitFor({ state: 'hidden' });
}

export async function activate(page: Page, place: Locator, key?: MovingKey) {
  await pressTo(page, place, key);
  await page.keyboard.press('Enter');
}
