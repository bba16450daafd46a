import type { ReviewSide } from './reviewRules.ts';

/** Values of the filter by who has to act next on a row of the request list, with their labels. */
export const WAITING_FILTERS = [
  { value: 'Fornecedor', label: 'Aguardando fornecedor', side: 'supplier' },
  { value: 'Comercial', label: 'Aguardando comercial', side: 'commercial' },
  { value: 'Contabilidade', label: 'Aguardando contabilidade', side: 'accounting' },
] as const satisfies readonly { value: string; label: string; side: ReviewSide }[];

/** Value of the filter by who has to act next. */
export type WaitingFilter = (typeof WAITING_FILTERS)[number]['value'];
