import { addDays } from '@portal/formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChartData,
  type CompanyFlows,
  type DueAmount,
  graphicAnalysis,
  releasesChart,
} from './cashFlow.ts';
import { CHART_PERIODS, chartAxis, chartWindow, periodNameOf, periodStart } from './periods.ts';

const TODAY = '2026-11-23';

describe('the periods of the charts (CHT-006)', () => {
  it('are two years around the current month, whatever the period', () => {
    expect(chartWindow(TODAY)).toEqual({ from: '2025-11-01', until: '2027-10-31' });
    expect(chartWindow('2028-02-29')).toEqual({ from: '2027-02-01', until: '2029-01-31' });
    expect(CHART_PERIODS.map((period) => chartAxis(period, TODAY).categories.length)).toEqual([730, 105, 24]);
  });

  it.each([
    ['Dia', '2026-11-22', '2026-11-22'],
    ['Semana', '2026-11-22', '2026-11-16'],
    ['Semana', '2026-11-23', '2026-11-23'],
    ['Mes', '2026-11-22', '2026-11-01'],
  ] as const)('%s of %s begins on %s', (period, date, start) => {
    expect(periodStart(period, date)).toBe(start);
  });

  it.each(CHART_PERIODS)('%s: the name of the period of today is the one on the axis', (period) => {
    const { categories, placeOf } = chartAxis(period, TODAY);
    expect(periodNameOf(period, TODAY)).toBe(categories[placeOf(TODAY)]);
  });

  it.each([
    ['Dia', '01/11/2025', '31/10/2027'],
    ['Semana', '27/10/2025', '25/10/2027'],
    ['Mes', '11/2025', '10/2027'],
  ] as const)('%s goes from %s to %s', (period, first, last) => {
    const { categories, placeOf } = chartAxis(period, TODAY);
    expect([categories[0], categories.at(-1)]).toEqual([first, last]);
    expect([placeOf('2025-10-31'), placeOf('2027-11-01')]).toEqual([-1, -1]);
    expect([placeOf('2025-11-01'), placeOf('2027-10-31')]).toEqual([0, categories.length - 1]);
  });
});

const sumOf = ({ valores }: ChartData, name: string) =>
  valores.find((one) => one.name === name)?.data.reduce((sum, value) => sum + Math.round(value * 100), 0);

const amounts = fc.array(
  fc.record({
    date: fc.integer({ min: -800, max: 800 }).map((days) => addDays(TODAY, days)),
    amount: fc.integer({ min: 0, max: 1_000_000_00 }).map((cents) => cents / 100),
  }),
  { maxLength: 30 },
);
const flows = fc.record({ approved: amounts, requested: amounts, titles: amounts, expenses: amounts });

describe('the graphic analysis (CHT-017 to CHT-027)', () => {
  it('has the six rows of the overview, in their order', () => {
    const none: CompanyFlows = { approved: [], requested: [], titles: [], expenses: [] };
    const { tabelaGrafico } = graphicAnalysis(none, 'Mes', TODAY);
    expect(tabelaGrafico.valores.map(({ name }) => name)).toEqual([
      'Aprovados',
      'Requisitados',
      'SomatorioAprovReq',
      'TituloPagar',
      'Despesas',
      'Total',
    ]);
    expect(
      tabelaGrafico.valores.every(({ data }) => data.length === 24 && data.every((value) => value === 0)),
    ).toBe(true);
  });

  it('adds up to the cent: charts, table and periods agree (property)', () => {
    fc.assert(
      fc.property(flows, (given) => {
        const { from, until } = chartWindow(TODAY);
        const cents = (list: readonly DueAmount[]) =>
          list
            .filter(({ date }) => date >= from && date <= until)
            .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
        const [approved, requested, titles, expenses] = [
          cents(given.approved),
          cents(given.requested),
          cents(given.titles),
          cents(given.expenses),
        ];
        for (const period of CHART_PERIODS) {
          const charts = graphicAnalysis(given, period, TODAY);
          expect(sumOf(charts.dadosAprovadoRequisitados, 'Projeção dos Requisitados')).toBe(
            approved + requested,
          );
          expect(sumOf(charts.dadosTituloPagarDespesasFluxoCaixa, 'Fluxo de Caixa')).toBe(titles + expenses);
          expect(sumOf(charts.dadosFluxoCaixaFluxoCaixaProjetado, 'Projetado')).toBe(
            approved + requested + titles + expenses,
          );
          expect(sumOf(charts.tabelaGrafico, 'SomatorioAprovReq')).toBe(approved + requested);
          expect(sumOf(charts.tabelaGrafico, 'Total')).toBe(approved + requested + titles + expenses);
          expect(sumOf(releasesChart(given.approved, period, TODAY), 'Lançamentos')).toBe(approved);
        }
      }),
      { numRuns: 30 },
    );
  });
});
