import type { Locator, Page } from 'playwright';
import { openProfile } from './portal.ts';

declare global {
  interface Window {
    /** Every event that only a pointing device causes. */
    pointerEvents?: string[];
  }
}

/** A page in a profile of its own that writes down what a mouse, a finger or a pen does. */
export async function openWithoutPointer(): Promise<Page> {
  const profile = await openProfile();
  await profile.addInitScript(() => {
    window.pointerEvents = [];
    // Moves are left out: the browser makes some of its own when what lies under a pointer at rest changes.
    for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'wheel']) {
      window.addEventListener(type, ({ type }) => window.pointerEvents?.push(type), { capture: true });
    }
  });
  return profile.newPage();
}

const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement);

/** Presses a key until the focus is there, as a person does. */
export async function pressTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await place.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await hasFocus(place)) return;
    await page.keyboard.press(key);
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

export async function activate(page: Page, place: Locator, key?: 'Tab' | 'Shift+Tab') {
  await pressTo(page, place, key);
  await page.keyboard.press('Enter');
}
