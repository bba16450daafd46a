/** Messages about the sign-up that users see (D1, D9). */
export const signUpMessages = {
  badCode: 'Código inválido ou expirado',
  cnpjTaken: 'CNPJ já cadastrado',
} as const;
