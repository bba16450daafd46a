/** Messages about the session that users see (D1, D9). */
export const sessionMessages = {
  unconfirmed: 'Confirme seu cadastro com o código enviado por e-mail',
  easyPassword:
    'Esta senha é fácil de adivinhar. Junte palavras que não tenham relação entre si nem com você, e um número.',
} as const;
