import { type BrowserContextOptions, chromium } from 'playwright';
import { type MeasuredPage, measuredPages } from '../../apps/portal/e2e/measuredPages.ts';
import { browserLaunchOptions } from '../browser.ts';
import { servePortal } from '../servedPortal.ts';
import { measurePage, type PageFigures } from './measurePage.ts';
import { type Failures, inRounds } from './rounds.ts';
import { signInAs } from './signInAs.ts';

/** Measures each page of the built portal with a gateway and its demo data, signed in beforehand. */
export async function measurePages(
  repeats: number,
  failures: Failures,
): Promise<Map<MeasuredPage, PageFigures[]>> {
  const { portalUrl, stop } = await servePortal();
  const browser = await chromium.launch(await browserLaunchOptions());
  const profile: BrowserContextOptions = {
    baseURL: portalUrl,
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
  };
  try {
    const profiles = new Map<MeasuredPage['person'], BrowserContextOptions>();
    for (const { person } of measuredPages) {
      if (!person || profiles.has(person)) continue;
      const context = await browser.newContext(profile);
      await signInAs(await context.newPage(), person);
      profiles.set(person, { ...profile, storageState: await context.storageState() });
      await context.close();
    }
    return await inRounds(measuredPages, repeats, failures, {
      nameOf: ({ path }) => path,
      measure: (page) => measurePage(browser, profiles.get(page.person) ?? profile, page),
    });
  } finally {
    await browser.close();
    await stop();
  }
}
