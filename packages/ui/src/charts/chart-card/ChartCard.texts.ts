export const chartCardTexts = {
  chartView: 'Exibir como',
  chartAsLines: 'Gráfico',
  chartAsTable: 'Tabela',
  showValues: 'Exibir valores',
  export: 'Exportar',
  exportImage: 'Imagem (PNG)',
  exportTable: 'Planilha (CSV)',
  print: 'Imprimir',
  exported: (name: string) => `${name} exportado`,
  exportFailed: 'Não foi possível gerar o arquivo. Tente novamente.',
  printFailed: 'Não foi possível imprimir. Tente novamente.',
  chartStaleError: 'Não foi possível atualizar. Os dados exibidos são da última consulta.',
};
