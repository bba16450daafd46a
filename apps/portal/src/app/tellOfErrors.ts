/**
 * Reports an error to the gateway: the event of one that nothing caught, or what a boundary around a page caught. Called with
 * nothing it only fetches the code, for once a new build is in place that might be as gone as what is to be reported.
 */
export const tellOfError = (error?: unknown): void =>
  void import('../browser-errors/report.ts').then(
    ({ report }) => report(error),
    () => {},
  );

/** Reports what nothing caught in this page. */
export function tellOfErrors(): void {
  addEventListener('error', tellOfError);
  addEventListener('unhandledrejection', tellOfError);
}
