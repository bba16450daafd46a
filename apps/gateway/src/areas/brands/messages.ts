/** Messages about brands that users see (D1, D9). */
export const brandMessages = {
  inUse: 'Marca em uso por fornecedores ou produtos',
  taken: 'Já existe uma marca com esta descrição',
} as const;
