import { type BrowserContextOptions, chromium } from 'playwright';
import { browserLaunchOptions } from '../browser.ts';
import { servePortal } from '../servedPortal.ts';
import { measurePage, type PageFigures } from './measurePage.ts';
import { type PortalPage, portalPages, signInAs } from './portalPages.ts';
import { type Failures, inRounds } from './rounds.ts';

/** Measures each page of the built portal with a gateway and its demo data, signed in beforehand. */
export async function measurePages(
  repeats: number,
  failures: Failures,
): Promise<Map<PortalPage, PageFigures[]>> {
  const { portalUrl, stop } = await servePortal();
  const browser = await chromium.launch(await browserLaunchOptions());
  const profile: BrowserContextOptions = {
    baseURL: portalUrl,
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
  };
  try {
    const profiles = new Map<PortalPage['person'], BrowserContextOptions>();
    for (const { person } of portalPages) {
      if (!person || profiles.has(person)) continue;
      const context = await browser.newContext(profile);
      await signInAs(await context.newPage(), person);
      profiles.set(person, { ...profile, storageState: await context.storageState() });
      await context.close();
    }
    return await inRounds(portalPages, repeats, failures, {
      nameOf: ({ path }) => path,
      measure: (page) => measurePage(browser, profiles.get(page.person) ?? profile, page),
    });
  } finally {
    await browser.close();
    await stop();
  }
}
