import { PRODUCT_INCOMPLETE_TEXT } from '@portal/domain';

/** Messages about decisions that users see (D1, D9). */
export const decisionMessages = {
  productIncomplete: PRODUCT_INCOMPLETE_TEXT,
  replacesItself: 'O produto não substitui a si mesmo',
} as const;
