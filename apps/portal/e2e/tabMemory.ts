import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'playwright';

/** Memory of a tab, in bytes. */
interface TabMemory {
  /** JavaScript heap in use. */
  readonly heap: number;
  /** Memory of its process without files (RssAnon), 0 where the system does not provide it. */
  readonly process: number;
}

const anonymous = async (pid: number) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return 1024 * Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
};

/** All renderer processes, so that nothing of this tab is missed. */
async function renderers(session: CDPSession): Promise<number[]> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/**
 * Watches the memory of a tab during an action: both figures are read ten times a second, starting from a collected
 * heap.
 *
 * @returns the maximum increase of each figure.
 */
export async function memoryGrowth(page: Page, act: () => Promise<unknown>): Promise<TabMemory> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own');
  const [tab, whole] = [await page.context().newCDPSession(page), await browser.newBrowserCDPSession()];
  await tab.send('Performance.enable');
  await tab.send('HeapProfiler.collectGarbage');
  const pids = await renderers(whole);
  const read = async (): Promise<TabMemory> => {
    const { metrics } = await tab.send('Performance.getMetrics');
    const sizes = await Promise.all(pids.map(anonymous));
    return {
      heap: metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0,
      process: sizes.reduce((sum, size) => sum + size, 0),
    };
  };
  const before = await read();
  let peak = before;
  const watch = async () => {
    const now = await read();
    peak = { heap: Math.max(peak.heap, now.heap), process: Math.max(peak.process, now.process) };
  };
  const clock = setInterval(() => void watch().catch(() => undefined), 100);
  await act().finally(() => clearInterval(clock));
  await watch();
  await Promise.all([tab.detach(), whole.detach()]);
  return { heap: peak.heap - before.heap, process: peak.process - before.process };
}
