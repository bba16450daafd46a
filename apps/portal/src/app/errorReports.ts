const loadReport = () => import('../browser-errors/report.ts');

/** Fetches the code that reports errors: once a new build is in place it might be gone, as is what there is to report. */
export function prefetchErrorReports(): void {
  loadReport().catch(() => {});
}

/** Reports an error to the gateway: the event of one that nothing caught, or what a boundary around a page caught. */
export function sendErrorReport(error: unknown): void {
  loadReport().then(
    ({ report }) => report(error),
    () => {},
  );
}

/** Reports what nothing caught in this page. */
export function reportUncaughtErrors(): void {
  addEventListener('error', sendErrorReport);
  addEventListener('unhandledrejection', sendErrorReport);
}
