import { expect, it } from 'vitest';
import { buildSubject, builtDir, pageName } from './buildSubject.ts';
import type { TablePage } from './page/protocol.ts';
import { servePages } from './pageServer.ts';
import { tableSubjects } from './subjects.ts';
import { openBrowser } from './tabs.ts';

it('the built page of our table shows what the others show', { timeout: 60_000 }, async () => {
  const ours = tableSubjects.find(({ file }) => file === 'selectionTable');
  if (!ours) throw new Error('Our table is not measured.');
  await buildSubject(ours);
  const errors: string[] = [];
  const server = await servePages(builtDir);
  const browser = await openBrowser({ limitsFrames: true, onError: (_url, message) => errors.push(message) });
  try {
    const tab = await browser.open<TablePage>(`${server.url}/${pageName(ours)}/index.html?rows=1000`);
    await tab.ask('mount');
    expect(await tab.ask('lacks')).toEqual([]);
    // Pinned columns would be measured too, which take a scrolled row twice as long.
    expect(await tab.page.locator('[data-sideways]').count()).toBe(0);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    server.close();
  }
});
