/**
 * Whose link to a new password it is (D25): of somebody who was invited and has none yet, of another member of staff, or of
 * a supplier. The address says it, so that its page does too.
 */
export const LINKED_ACCOUNTS = ['convite', 'equipe', 'fornecedor'] as const;
export type LinkedAccount = (typeof LINKED_ACCOUNTS)[number];
