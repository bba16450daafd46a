import { pageFont } from './pageFont.ts';

export type ChartEngine = typeof import('./chartEngine.ts');

interface ChartLibrary {
  fetch: () => Promise<ChartEngine>;
  /** Under way or here. */
  loading: Promise<ChartEngine> | undefined;
}

/** The drawing library and how it is fetched; an object, so that a test can make it fail. */
export const chartLibrary: ChartLibrary = {
  fetch: () => import('./chartEngine.ts'),
  loading: undefined,
};

/** A canvas draws with the font it has at that moment, and measures text only once. */
const font = () => document.fonts.load(`12px ${pageFont()}`).catch(() => []);

/** Fetches the drawing library when the first chart is shown; a failed fetch is tried again by the next call. */
export function loadChartEngine(): Promise<ChartEngine> {
  chartLibrary.loading ??= Promise.all([chartLibrary.fetch(), font()])
    .then(([engine]) => engine)
    .catch((error: unknown) => {
      chartLibrary.loading = undefined;
      throw error;
    });
  return chartLibrary.loading;
}
