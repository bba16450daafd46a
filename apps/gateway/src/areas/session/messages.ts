/** Messages about the session that users see (D1, D9). */
export const sessionMessages = {
  unconfirmed: 'Confirme seu cadastro com o código enviado por e-mail',
} as const;
