import type { ChartData } from './chartData.ts';

const months = ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto'];

/** What the charts draw. */
export const purchases: ChartData = {
  categories: months,
  series: [
    {
      id: 'aprovados',
      name: 'Aprovados',
      values: [812_400, 954_310.5, 1_234.56, 1_104_900, 1_287_050, 1_190_000, 1_342_800, 1_415_220],
    },
    {
      id: 'projecao',
      name: 'Projeção dos Requisitados',
      values: [990_000, 1_120_800, 640_300, 1_310_450, null, 1_505_000, 1_580_320.4, 1_702_100],
    },
  ],
};

/** As many lines as have a colour of their own. */
export const manyLines: ChartData = {
  categories: months,
  series: ['Aprovados', 'Requisitados', 'Fluxo de Caixa', 'Projetado', 'Despesas', 'Títulos a pagar'].map(
    (name, line) => ({
      id: name,
      name,
      values: months.map((_, month) => 200_000 + line * 150_000 + ((month * 7 + line * 3) % 5) * 40_000),
    }),
  ),
};

/** Names that are mark-up to everything that does not show them literally (CHT-02). */
export const hostileName = `<img src=x onerror="window.hacked=true">{{7*7}}\${7*7}{a|b}`;
