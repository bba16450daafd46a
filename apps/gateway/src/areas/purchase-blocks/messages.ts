/** Messages about purchase blocks that users see (D1, D9). */
export const purchaseBlockMessages = {
  codeMissing: 'Informe o código do produto ou da família',
  productsMissing: 'Produtos não encontrados',
} as const;
