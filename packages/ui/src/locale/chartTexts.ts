import { commonTexts } from './commonTexts.ts';
import { valueTexts } from './valueTexts.ts';

/** The texts of the charts, here so that the main entry brings no file of theirs. */
export const chartTexts = {
  ...commonTexts,
  ...valueTexts,
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
