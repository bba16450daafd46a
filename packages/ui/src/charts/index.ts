/** The charts: an entry of its own, so that no page without one loads them. */
export * from './chart-card/index.ts';
export * from './legend/index.ts';
export * from './line-chart/index.ts';
