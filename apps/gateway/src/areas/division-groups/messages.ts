/** Messages about division groups that users see (D1, D9). */
export const groupMessages = {
  destinationInactive: 'O gestor destino não está ativo',
  groupsMoved: 'Há grupos de divisão que não são mais do gestor de origem. Carregue os grupos novamente.',
  inUse: 'Grupo de divisão possui divisões vinculadas',
  taken: 'Já existe um grupo de divisão com esta descrição',
} as const;
