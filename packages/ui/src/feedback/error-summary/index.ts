export { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';
export type { FormError } from './errorsBySteps.ts';
