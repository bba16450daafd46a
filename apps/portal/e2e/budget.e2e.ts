import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { measuredPages } from './measuredPages.ts';
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
async function openTab(person?: Person): Promise<Page> {
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

describe('size', () => {
  it.each(measuredPages)(
    '$path is drawn with at most $kilobytes kB of JavaScript, gzip, in $files files',
    async ({ path, person, ready, kilobytes, files }) => {
      const page = await openTab(person);
      const scripts: Promise<number>[] = [];
      page.on('response', (response) => {
        if (!response.headers()['content-type']?.startsWith('text/javascript')) return;
        scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await ready(page);
      const sizes = await Promise.all(scripts);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      console.log(`${path}: ${(total / 1000).toFixed(1)} kB of JavaScript, gzip, in ${sizes.length} files`);
      expect(sizes.length).toBeGreaterThan(1);
      expect(total / 1000).toBeLessThanOrEqual(kilobytes);
      expect(sizes.length).toBeLessThanOrEqual(files);
    },
  );
});

describe('what opens over a page', () => {
  it('comes once the page rests, so that it opens without a network too', async () => {
    const page = await openTab('comercial');
    await page.goto('/produtos/catalogo');
    await page.getByRole('row').nth(1).waitFor();
    await page.evaluate(() => window.letRest?.());
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);

    await page.getByRole('button', { name: /^Conta de/ }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await page.getByRole('dialog', { name: /sair/i }).waitFor();
  });

  it('is fetched when it is pressed before that', async () => {
    const page = await openTab('comercial');
    await page.goto('/produtos/catalogo');
    const filters = page.getByRole('search', { name: 'Filtros' });
    await filters.getByRole('button', { name: /^Mais filtros/ }).click();
    await filters.getByRole('combobox', { name: 'Família' }).fill('geleia grão');
    await page
      .getByRole('option', { name: /GELEIA GRÃO/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Conta de/ }).click();
    await page.getByRole('menu').waitFor();
  });
});
