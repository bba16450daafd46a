/** Sentences about the sign-up for users (D1, D9). */
export const signUpMessages = {
  badCode: 'Código inválido ou expirado',
  cnpjTaken: 'CNPJ já cadastrado',
} as const;
