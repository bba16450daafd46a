export const lineChartTexts = {
  chartKeys: 'Use as setas para ler os valores.',
  chartRole: 'gráfico de linhas',
  chartCategory: 'Categoria',
  chartSeries: 'Série',
  chartLine: (name: string, highest: string, lowest: string, last: string) =>
    `${name}: maior ${highest}, menor ${lowest}, último ${last}`,
  chartLineEmpty: (name: string) => `${name}: sem valores`,
  chartSummary: (first: string, last: string, lines: string) => `De ${first} a ${last}: ${lines}.`,
  chartPoint: (series: string, category: string, value: string) => `${series}, ${category}: ${value}`,
  chartNoValue: 'sem valor',
  chartLoadError: 'O gráfico não pôde ser carregado. Os mesmos dados estão na tabela.',
};
