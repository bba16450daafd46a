/** Messages about CEPs that users see (D1, D9). */
export const cepMessages = {
  missing: 'CEP não encontrado',
} as const;
