import type { Page } from 'playwright';

/** Work of the main thread during an action. */
interface MainThreadWork {
  readonly name: string;
  /** Total duration of its tasks in milliseconds. */
  readonly busyMs: number;
  /** Milliseconds of each task over 50 ms, which users may notice. */
  readonly longTasks: readonly number[];
}

/**
 * Counts the work of the main thread of a page, act by act.
 *
 * @example
 * const measure = await countMainThreadWork(page);
 * const { busyMs } = await measure('select all', () => button.click());
 */
export async function countMainThreadWork(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const observed = await page.evaluateHandle(() => {
    const lengths: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) lengths.push(Math.round(duration));
    }).observe({ type: 'longtask' });
    return lengths;
  });
  const busy = async () => {
    // Two frames later the result is painted and the observer has been notified.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  return async (name: string, act: () => Promise<unknown>): Promise<MainThreadWork> => {
    const before = await busy();
    await act();
    const busyMs = Math.round((await busy()) - before);
    return { name, busyMs, longTasks: await observed.evaluate((lengths) => lengths.splice(0)) };
  };
}
