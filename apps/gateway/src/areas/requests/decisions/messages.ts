/** Messages about decisions that users see (D1, D9). */
export const decisionMessages = {
  productIncomplete: 'Preencha todos os campos do formulário antes de validar', // RVP-014
  replacesItself: 'O produto não substitui a si mesmo',
} as const;
