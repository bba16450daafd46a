import type { Page } from 'playwright';
import type { Person } from './people.ts';
import { openProfile, signInTab } from './portal.ts';

declare global {
  interface Window {
    /** Ends the hold of `holdRest`. */
    letRest?: () => void;
  }
}

/** Holds what a page does once it rests. */
function holdRest(): void {
  const held: IdleRequestCallback[] = [];
  const { requestIdleCallback } = window;
  window.requestIdleCallback = (run) => held.push(run);
  window.letRest = () => {
    for (const run of held.splice(0)) requestIdleCallback(run);
  };
}

/** A tab with nothing stored but the session, that does not come to rest by itself. */
export async function openTab(person?: Person): Promise<Page> {
  const profile = await openProfile();
  if (person) {
    const entrance = await profile.newPage();
    await signInTab(entrance, person);
    await entrance.close();
  }
  const page = await profile.newPage();
  await page.addInitScript(holdRest);
  return page;
}

/** Lets the page come to rest: what opens over pages is fetched then. */
export async function letRest(page: Page): Promise<void> {
  await page.evaluate(() => window.letRest?.());
  await page.waitForLoadState('networkidle');
}
