import { t } from '../../tokens/tokens.ts';

export type ChartEngine = typeof import('./chartEngine.ts');

/** How the drawing library is fetched; the browser keeps what it fetched. A method, so that a test can make it fail. */
export const chartLibrary = { fetch: (): Promise<ChartEngine> => import('./chartEngine.ts') };

/** A canvas draws with the font it has at that moment, and measures text only once. */
const font = () => document.fonts.load(`12px ${t.font.family}`).catch(() => []);

/** Fetches the drawing library when the first chart is shown; a failed fetch is tried again by the next call. */
export async function loadChartEngine(): Promise<ChartEngine> {
  const [engine] = await Promise.all([chartLibrary.fetch(), font()]);
  return engine;
}
