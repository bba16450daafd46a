/** Messages about the suppliers of a product that users see (D1, D9). */
export const linkMessages = {
  chooseSupplier: 'Seleciona uma opção',
  chooseUnit: 'Seleciona uma unidade',
  skuLinked: 'SKU já adicionado ao fornecedor',
  supplierLinked: 'Fornecedor já adicionado ao produto',
} as const;
