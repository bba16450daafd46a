import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChartData, graphicAnalysis, releasesChart } from './cashFlow.ts';
import { projectCashFlow, projectionSentence } from './projection.ts';

const TODAY = '2026-11-23';
const DAYS = ['22/11/2026', '23/11/2026', '24/11/2026', '25/11/2026'];

const chart = (lines: Readonly<Record<string, readonly number[]>>): ChartData => ({
  categorias: [...DAYS],
  valores: Object.entries(lines).map(([name, data]) => ({ name, data: [...data] })),
});

/** What falls due on the four days, of which the first has passed. */
const project = (flow: readonly number[], projected: readonly number[], selected: readonly number[]) =>
  projectCashFlow(
    { dadosFluxoCaixaFluxoCaixaProjetado: chart({ 'Fluxo de Caixa': flow, Projetado: projected }) },
    chart({ Lançamentos: selected }),
    TODAY,
  );

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('the cash flow with and without a selection', () => {
  it.each([
    ['nothing falls due', [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], []],
    ['the selection alone', [9, 10, 0, 5], [9, 10.01, 0, 5], [0, 0.01, 0, 0], [['23/11/2026', -0.01, true]]],
    ['others alone', [9, 10, 0, 5], [9, 10, 7.5, 5], [0, 0, 0, 0], [['24/11/2026', -7.5, false]]],
    ['both on one day', [0, 0, 0, 5], [0, 0, 0, 9], [0, 0, 0, 3], [['25/11/2026', -4, false]]],
    ['days that have passed do not count', [1, 1, 1, 1], [99, 1, 1, 1], [98, 0, 0, 0], []],
    [
      'cents do not get lost',
      [0, 0.1, 0.1, 0],
      [0, 0.3, 0.4, 0],
      [0, 0.2, 0.1, 0],
      [
        ['23/11/2026', -0.2, true],
        ['24/11/2026', -0.3, false],
      ],
    ],
  ] as const)('%s', (_, flow, projected, selected, below) => {
    expect(
      project(flow, projected, selected).below.map(({ day, gap, bySelection }) => [day, gap, bySelection]),
    ).toEqual(below);
  });

  it('is money that leaves, from today on', () => {
    expect(project([1, 2, 0, 3], [1, 4, 0, 3], [0, 1.5, 0, 0]).days).toEqual([
      { day: '23/11/2026', current: -2, without: -2.5, projected: -4 },
      { day: '24/11/2026', current: 0, without: 0, projected: 0 },
      { day: '25/11/2026', current: -3, without: -3, projected: -3 },
    ]);
  });

  it('differs by what falls due of the selection, to the cent (property)', () => {
    const due = fc.array(
      fc.record({
        date: fc.constantFrom('2026-11-23', '2026-12-24', '2027-02-28'),
        amount: fc.integer({ min: 1, max: 1_000_000_00 }).map((cents) => cents / 100),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(due, due, due, (titles, others, selected) => {
        const requested = [...others, ...selected];
        const analysis = graphicAnalysis({ approved: [], requested, titles, expenses: [] }, 'Dia', TODAY);
        const { days } = projectCashFlow(analysis, releasesChart(selected, 'Dia', TODAY), TODAY);
        const cents = (amounts: readonly number[]) =>
          amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
        const difference = days.map(({ without, projected }) => without - projected);
        expect(cents(difference)).toBe(cents(selected.map(({ amount }) => amount)));
      }),
      { numRuns: 50 },
    );
  });
});

describe('the sentence about a selection', () => {
  it.each([
    [
      project([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]),
      'Com a seleção, o fluxo de caixa não fica abaixo do nível atual em nenhum dia.',
    ],
    [
      project([0, 0, 0, 0], [0, 1_234.56, 0, 0], [0, 1_234.56, 0, 0]),
      'Com a seleção, o fluxo de caixa fica abaixo do nível atual em 1 dia, só por causa dela; a maior diferença é de R$ 1.234,56, em 23/11/2026.',
    ],
    [
      project([0, 0, 0, 0], [0, 10, 20, 5], [0, 10, 0, 0]),
      'Com a seleção, o fluxo de caixa fica abaixo do nível atual em 3 dias, 1 só por causa dela; a maior diferença é de R$ 20,00, em 24/11/2026.',
    ],
    [
      project([0, 0, 0, 0], [0, 10, 0, 0], [0, 0, 0, 0]),
      'Com a seleção, o fluxo de caixa fica abaixo do nível atual em 1 dia, que já ficaria sem ela; a maior diferença é de R$ 10,00, em 23/11/2026.',
    ],
  ])('%#', (projection, sentence) => {
    expect(plain(projectionSentence(projection))).toBe(sentence);
  });
});
