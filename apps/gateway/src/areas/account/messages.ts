/** Messages about the own account that users see (D1, D9). */
export const accountMessages = {
  wrongPassword: 'Senha atual incorreta',
} as const;
