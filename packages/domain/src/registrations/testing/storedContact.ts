/** A contact that passes every rule. */
export const STORED_CONTACT = {
  nome: 'ANA',
  email: 'ana@empresa.com',
  dddTelefoneFixo: null,
  numeroTelefoneFixo: null,
  dddTelefoneCelular: '31',
  numeroTelefoneCelular: '999998888',
} as const;
