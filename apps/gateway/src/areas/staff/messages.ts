/** Messages about the staff that users see (D1, D9). */
export const staffMessages = {
  emailTaken: 'Já existe alguém na equipe com este e-mail',
} as const;
