import { t } from '../../tokens/tokens.ts';

export type ChartEngine = typeof import('./chartEngine.ts');

let pending: Promise<ChartEngine> | undefined;

/** A canvas draws with the font it has at that moment, and measures text only once. */
const font = () => document.fonts.load(`12px ${t.font.family}`).catch(() => []);

/** Fetches the drawing library when the first chart is shown; a failed fetch is tried again by the next call. */
export function loadChartEngine(): Promise<ChartEngine> {
  pending ??= Promise.all([import('./chartEngine.ts'), font()])
    .then(([engine]) => engine)
    .catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
  return pending;
}
