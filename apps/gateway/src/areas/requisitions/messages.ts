/** Messages about requisitions that users see (D1, D9). */
export const requisitionMessages = {
  manager: 'Selecione um gestor',
  supplier: 'Selecione um fornecedor',
  release: 'Selecione uma liberação',
  divisionGroup: 'Grupo de divisão não encontrado',
  divisions: 'Divisão não encontrada',
  tags: 'Tag não encontrada',
  document: 'O anexo não é mais da requisição',
  finalDate: 'A data final é anterior à data de faturamento',
  noHistory: 'Histórico não encontrado',
  noAnalyses: 'Análises não encontradas',
} as const;
