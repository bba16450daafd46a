/** Messages about managers that users see (D1, D9). */
export const managerMessages = {
  otherEmail: 'O e-mail não é o da matrícula informada',
  registrationMissing: 'Matrícula não encontrada',
  registrationTaken: 'Matrícula já cadastrada',
} as const;
