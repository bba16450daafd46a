/** Messages about summaries of suppliers that users see (D1, D9). */
export const supplierSummaryMessages = {
  financialsMissing: 'Dados financeiros não encontrados',
} as const;
