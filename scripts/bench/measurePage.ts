import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { MeasuredPage } from '../../apps/portal/e2e/measuredPages.ts';

/** How many times slower the processor is made, so that a fast machine tells of a slow one. */
export const slowdown = 4;

/** From this length on a task blocks what the user does meanwhile, in milliseconds. */
const blockingMs = 50;

/** A page that is opened with nothing stored, on the slowed processor. Times are milliseconds from the start. */
export interface PageFigures {
  /** The first thing is painted. */
  firstPaintMs: number;
  /** The largest thing is painted (LCP). */
  largestPaintMs: number;
  /** What the page is opened for is there. */
  readyMs: number;
  /** Time of tasks beyond their first 50 ms, until the page rests. */
  blockedMs: number;
  longestTaskMs: number;
  /** Bytes of JavaScript (gzip) that had come by the largest paint. */
  neededJs: number;
  /** Bytes of JavaScript (gzip) until the page rests. */
  allJs: number;
}

declare global {
  interface Window {
    measured?: { largest: number; tasks: number[] };
  }
}

/** Runs in the page before anything of it. */
function observe(): void {
  const measured = { largest: 0, tasks: [] as number[] };
  window.measured = measured;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) measured.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page when it rests. */
function readFigures() {
  const { largest = 0, tasks = [] } = window.measured ?? {};
  const files = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  const scripts = [...new Map(files.map((file) => [file.name, file])).values()]; // some are fetched before they are loaded
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const bytes = (files: readonly PerformanceResourceTiming[]) =>
    files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return {
    firstPaintMs: first?.startTime ?? 0,
    largestPaintMs: largest,
    tasks,
    neededJs: bytes(scripts.filter(({ responseEnd }) => responseEnd <= largest)),
    allJs: bytes(scripts),
  };
}

const restMs = 500;

/** Waits until nothing is loaded any more and no task was long for a while. */
async function untilItRests(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const tasks = () => page.evaluate(() => window.measured?.tasks.length ?? 0);
  for (let before = -1, now = await tasks(); before !== now; now = await tasks()) {
    before = now;
    await page.waitForTimeout(restMs);
  }
}

/** Opens the page in a profile of its own. */
export async function measurePage(
  browser: Browser,
  profile: BrowserContextOptions,
  { path, ready }: MeasuredPage,
): Promise<PageFigures> {
  const context = await browser.newContext(profile);
  try {
    await context.addInitScript(observe);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(path, { waitUntil: 'commit' });
    await ready(page);
    const readyMs = await page.evaluate(() => performance.now());
    await untilItRests(page);
    const { tasks, ...figures } = await page.evaluate(readFigures);
    return {
      ...figures,
      readyMs,
      blockedMs: tasks.reduce((sum, length) => sum + length - blockingMs, 0),
      longestTaskMs: Math.max(0, ...tasks),
    };
  } finally {
    await context.close();
  }
}
