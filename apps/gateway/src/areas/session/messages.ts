/** Sentences about the session for users (D1, D9). */
export const sessionMessages = {
  unconfirmed: 'Confirme seu cadastro com o código enviado por e-mail',
} as const;
