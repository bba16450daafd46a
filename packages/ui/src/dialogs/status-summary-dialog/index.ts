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
