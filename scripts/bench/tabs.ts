import { setTimeout as rest } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '../browser.ts';
import type { Point, Timing } from './page/protocol.ts';

/** Long enough for the slowest scroll on a busy machine. */
const answerMs = 120_000;

/** A fresh page to measure, with its driver. */
export interface Tab<Bench extends Timing = Timing> {
  page: Page;
  cdp: CDPSession;
  /** Calls what the page answers. */
  ask<Name extends keyof Bench & string>(
    name: Name,
    ...args: Bench[Name] extends (...args: infer Args) => unknown ? Args : never
  ): Promise<Bench[Name] extends (...args: never[]) => infer Answer ? Awaited<Answer> : never>;
  /** The time that the page measured. */
  outcome(): Promise<number>;
  /** Presses a place, lets what listens do so, and releases it. */
  press(point: Point): Promise<void>;
  /** Bytes of JavaScript that are still needed. */
  heapBytes(): Promise<number>;
  /** Milliseconds that the main thread has worked so far. */
  mainThreadMs(): Promise<number>;
  close(): Promise<void>;
}

/** A browser that opens pages under measure. */
export interface BenchBrowser {
  version: string;
  /** A page that does not answer by itself is given a script that does. */
  open<Bench extends Timing>(url: string, script?: string): Promise<Tab<Bench>>;
  close(): Promise<void>;
}

/** Without a frame limit, times are pure work, without waiting for the next frame. */
const unlimited = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

function inTime<Answer>(answer: Promise<Answer>, what: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => reject(new Error(`No answer to "${what}".`)), answerMs);
  answer.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}

async function prepare<Bench extends Timing>(page: Page, url: string, script?: string): Promise<Tab<Bench>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' }); // the time it worked, not the time that went by
  await page.goto(url);
  if (script) await page.addScriptTag({ path: script, type: 'module' });
  await page.waitForFunction(() => window.bench !== undefined);
  await rest(150);

  const metric = async (wanted: string) => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === wanted)?.value ?? 0;
  };

  const call = (name: string, args: readonly unknown[]) => {
    const answer = page.evaluate(
      ([called, given]) => {
        const bench = window.bench as unknown as Record<string, (...args: unknown[]) => unknown>; // by name
        return bench[called]?.(...given);
      },
      [name, args] as const,
    );
    return inTime(answer, name);
  };

  return {
    page,
    cdp,
    ask: async (name, ...args) => (await call(name, args)) as never, // the page's own types say what it answers
    outcome: async () => (await call('outcome', [])) as number,
    async press({ x, y }) {
      const at = { x, y, button: 'left', clickCount: 1 } as const;
      await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
      await cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
      await rest(40);
      await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
    },
    async heapBytes() {
      await cdp.send('HeapProfiler.collectGarbage');
      return metric('JSHeapUsedSize');
    },
    mainThreadMs: async () => (await metric('TaskDuration')) * 1000,
    close: () => page.close(),
  };
}

interface BrowserOptions {
  limitsFrames: boolean;
  /** Collects errors of the page. */
  onError: (url: string, message: string) => void;
}

/** Starts the pinned browser, with or without the limit of 60 frames a second. */
export async function openBrowser({ limitsFrames, onError }: BrowserOptions): Promise<BenchBrowser> {
  const options = await browserLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), ...(limitsFrames ? [] : unlimited)],
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' });
  return {
    version: browser.version(),
    async open<Bench extends Timing>(url: string, script?: string) {
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => onError(url, message));
      try {
        return await prepare<Bench>(page, url, script);
      } catch (error) {
        await page.close();
        throw error;
      }
    },
    close: () => browser.close(),
  };
}
