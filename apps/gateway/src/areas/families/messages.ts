/** Messages about families that users see (D1, D9). */
export const familyMessages = {
  createdAlready: 'A família desta solicitação já foi criada. Recarregue a página para continuar.',
  differentValues: 'Os nomes do mesmo campo têm valores diferentes',
  tooHigh: 'Digite um valor menor',
} as const;
