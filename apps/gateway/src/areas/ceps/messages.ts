/** Sentences about CEPs for users (D1, D9). */
export const cepMessages = {
  missing: 'CEP não encontrado',
} as const;
