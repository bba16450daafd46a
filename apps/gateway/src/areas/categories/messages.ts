/** Messages about categories that users see (D1, D9). */
export const categoryMessages = {
  inUse: 'Categoria em uso por famílias',
  inUseBySuppliers: 'Categoria em uso por fornecedores',
  taken: 'Já existe uma categoria com esta descrição',
} as const;
