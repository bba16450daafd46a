/** Messages about families that users see (D1, D9). */
export const familyMessages = {
  differentValues: 'Os nomes do mesmo campo têm valores diferentes',
  tooHigh: 'Digite um valor menor',
} as const;
