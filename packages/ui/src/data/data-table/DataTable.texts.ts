export const dataTableTexts = {
  columns: 'Colunas',
  automatic: 'Automática',
  resetColumns: 'Restaurar colunas',
  moveColumnBefore: (header: string) => `Mover ${header} para antes`,
  moveColumnAfter: (header: string) => `Mover ${header} para depois`,
  columnMoved: (header: string, position: number, count: number) =>
    `${header}, coluna ${position} de ${count}`,
  columnIsFirst: 'já está no começo',
  columnIsLast: 'já está no fim',
  moveColumnKeys: 'Alt com seta para cima ou para baixo move a coluna em que o foco está.',
  lastColumn: 'a tabela precisa de uma coluna',
};
