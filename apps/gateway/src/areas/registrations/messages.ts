/** Messages about registrations that users see (D1, D9). */
export const registrationMessages = {
  documentNotPendable: 'Este documento não pode ser pendenciado',
  documentNotReplaced: 'Substitua o documento com pendência',
  documentPended: 'Este documento já tem uma pendência',
  documentsMissing: 'Anexe todos os documentos obrigatórios',
  entryTaxRuleLocked: 'Somente a contabilidade altera este campo',
} as const;
