export const dataTableTexts = {
  columns: 'Colunas',
  automatic: 'Automática',
  resetColumns: 'Restaurar colunas',
  lastColumn: 'a tabela precisa de uma coluna',
};
