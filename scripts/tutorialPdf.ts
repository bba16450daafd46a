/** Prints the tutorial that the gateway serves from its HTML to the PDF beside it. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { browserLaunchOptions } from './browser.ts';
import { root } from './root.ts';

const folder = path.join(root, 'apps/gateway/src/areas/tutorial');
const browser = await chromium.launch(await browserLaunchOptions());
try {
  const page = await browser.newPage();
  await page.setContent(await readFile(path.join(folder, 'tutorial.html'), 'utf8'));
  await writeFile(
    path.join(folder, 'tutorial.pdf'),
    // Tagged, so that screen readers find headings and lists.
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }),
  );
} finally {
  await browser.close();
}
