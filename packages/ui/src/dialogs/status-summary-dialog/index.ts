export type { DiscontinuedViewProps } from './DiscontinuedView.tsx';
export type { FinancialViewProps } from './FinancialView.tsx';
export type { IncludedViewProps } from './IncludedView.tsx';
export type { SkuViewProps } from './SkuView.tsx';
export * from './StatusSummaryDialog.tsx';
export type {
  BlockedCount,
  DiscontinuedStock,
  IncludedProduct,
  NetworkTotal,
  StatusCounts,
  StatusSummaryView,
  StockedProduct,
  SummaryReading,
  SupplierFinancials,
} from './statusSummary.ts';
