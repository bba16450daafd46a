import { type ChartData, type DueAmount, graphicAnalysis, periodNameOf } from '@portal/domain';
import { dayInSaoPaulo } from '@portal/formats';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { analysisOf, CASH_FLOW_DAY, companyFlows } from '../../../shared/stories/cashFlow.ts';
import { errorBody, gatewayHttp, never } from '../../../shared/stories/gatewayHttp.ts';
import { deskWindow } from '../../../shared/stories/oneLine.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';
import { GraphicAnalysis } from './GraphicAnalysis.tsx';

const ANALYSIS = '/api/produtos/requisicoes/graficos/analise';
const patiently = { timeout: 10_000 };
const onBack = fn();

const meta = preview.meta({
  title: 'Pages/Análise Gráfica',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: '/', session: staff('Diretoria'), section: <GraphicAnalysis onBack={onBack} /> },
  argTypes: { section: { control: false } },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(analysisOf(companyFlows));
  },
});

const TITLES = ['REQUISIÇÕES DE COMPRAS', 'FLUXO DE CAIXA ATUAL', 'FLUXO DE CAIXA PROJETADO'];

/** Waits until the three charts are drawn. */
const drawn = ({ canvas }: Pick<StoryActor, 'canvas'>) =>
  waitFor(async () => {
    for (const name of TITLES) {
      const card = canvas.getByRole('region', { name });
      await expect(card.querySelector('canvas:not([aria-busy="true"] canvas)')).not.toBeNull();
    }
  }, patiently);

const texts = (cells: readonly HTMLElement[]) => cells.map(({ textContent }) => textContent);

/** The month, as the specification starts (CHT-006). */
export const Default = meta.story({ play: drawn });

Default.test(
  'has three charts with the meaning of their lines (CHT-001 to CHT-005, CHT-024 to CHT-027)',
  async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Mes' })).toBeChecked();
    const legendOf = (name: string) => {
      const legend = within(canvas.getByRole('region', { name })).getByRole('list', { name: /Legenda/ });
      return within(legend)
        .getAllByRole('button')
        .map((line) => [
          line.textContent,
          document.getElementById(line.getAttribute('aria-describedby') ?? '')?.textContent,
        ]);
    };
    await expect(legendOf('REQUISIÇÕES DE COMPRAS')).toEqual([
      ['Aprovados', 'Requisições aprovadas'],
      ['Projeção dos Requisitados', 'Requisições aprovadas e pendentes, sem as recusadas'],
    ]);
    await expect(legendOf('FLUXO DE CAIXA ATUAL').map(([name]) => name)).toEqual([
      'Títulos a pagar',
      'Despesas',
      'Fluxo de Caixa',
    ]);
    await expect(legendOf('FLUXO DE CAIXA PROJETADO')).toEqual([
      ['Fluxo de Caixa', 'Despesas e títulos a pagar'],
      ['Projetado', 'Fluxo de caixa com as requisições aprovadas e requisitadas'],
    ]);
  },
);

Default.test(
  'has the six rows of the overview, to the cent (CHT-004, CHT-022, CHT-023)',
  async ({ canvas }) => {
    const table = within(canvas.getByRole('region', { name: 'Visão geral' })).getByRole('table');
    await expect(texts(within(table).getAllByRole('rowheader'))).toEqual([
      'Aprovados',
      'Requisitados',
      'Aprovados e requisitados',
      'Títulos a pagar',
      'Despesas',
      'Total',
    ]);
    const { categorias } = graphicAnalysis(companyFlows, 'Mes', CASH_FLOW_DAY).tabelaGrafico;
    await expect(texts(within(table).getAllByRole('columnheader')).slice(1)).toEqual(categorias);
  },
);

Default.test('goes back to where it was opened', async ({ canvas, userEvent }) => {
  onBack.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }));
  await expect(onBack).toHaveBeenCalledOnce();
});

Default.test('shows and hides the values of all charts (CHT-007)', async ({ canvas, userEvent }) => {
  const values = canvas.getByRole('switch', { name: 'Exibir valores' });
  await userEvent.click(values);
  await expect(values).toBeChecked();
});

/** Keeps what is downloaded from reaching the disk, and reads it. */
function watchDownloads() {
  const files: Promise<{ name: string; file: Blob }>[] = [];
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const name = this.download;
    files.push(fetch(this.href).then(async (answer) => ({ name, file: await answer.blob() })));
  });
  return files;
}

Default.test(
  'exports everything as one PNG under its time stamp (CHT-010, CHT-013, G-38)',
  async ({ canvas, userEvent }) => {
    const files = watchDownloads();
    const [button] = canvas.getAllByRole('button', { name: 'Exportar' });
    if (!button) throw new Error('There is no export');
    await userEvent.click(button);
    await waitFor(() => expect(files).toHaveLength(1), patiently);
    const download = await files[0];
    await expect(download?.name).toMatch(/^analise-grafica-\d{4}-\d{2}-\d{2}-\d{4}\.png$/);
    const bytes = new Uint8Array(await (download?.file ?? new Blob()).slice(0, 4).arrayBuffer());
    await expect([...bytes]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    await expect(await screen.findByText(`${download?.name} exportado`)).toBeVisible();
  },
);

/** Chart, table and CSV of a chart are the same figures (CHT-015, CHT-021). */
export const AsTable = meta.story({
  play: async (actor) => {
    const { canvas, userEvent, step } = actor;
    await drawn(actor);
    const files = watchDownloads();
    const { categorias, valores } = graphicAnalysis(
      companyFlows,
      'Mes',
      CASH_FLOW_DAY,
    ).dadosFluxoCaixaFluxoCaixaProjetado;
    const card = within(canvas.getByRole('region', { name: 'FLUXO DE CAIXA PROJETADO' }));
    await step('The table', async () => {
      await userEvent.click(card.getByRole('radio', { name: 'Tabela' }));
      const rows = within(card.getByRole('table')).getAllByRole('row').slice(1);
      const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
      await expect(rows.map((row) => texts(within(row).getAllByRole('cell')))).toEqual(
        categorias.map((_, place) => valores.map(({ data }) => brl.format(data[place] ?? Number.NaN))),
      );
    });
    await step('The CSV', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Exportar' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Planilha (CSV)' }));
      await waitFor(() => expect(files).toHaveLength(1));
      const download = await files[0];
      const lines = (await download?.file.text())?.trim().split('\r\n').slice(1);
      await expect(lines).toEqual(
        categorias.map((category, place) =>
          [
            category,
            ...valores.map(({ data }) => (data[place] ?? Number.NaN).toFixed(2).replace('.', ',')),
          ].join(';'),
        ),
      );
    });
  },
});

/** The day has too many values to show (CHT-008). */
export const ByDay = meta.story({
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await drawn(actor);
    await userEvent.click(canvas.getByRole('switch', { name: 'Exibir valores' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Dia' }));
    const values = canvas.getByRole('switch', { name: /Exibir valores/ });
    await expect(values).toBeDisabled();
    await expect(values).not.toBeChecked();
    await waitFor(() => expect(canvas.getAllByText('01/03/2026').length).toBeGreaterThan(0), patiently);
    await userEvent.click(canvas.getByRole('radio', { name: 'Semana' }));
    await expect(values).toBeChecked();
  },
});

/** In a window of 1280 px the overview starts at the period of today, and by day it has room for all its lines. */
export const Desk = meta.story({
  ...deskWindow,
  parameters: { ...pageParameters, ...deskWindow.parameters },
  play: async (actor) => {
    const { canvas, userEvent, step } = actor;
    await drawn(actor);
    const overview = canvas.getByRole('region', { name: 'Visão geral' });
    for (const [label, period] of [
      ['Mes', 'Mes'],
      ['Semana', 'Semana'],
    ] as const) {
      await step(label, async () => {
        await userEvent.click(canvas.getByRole('radio', { name: label }));
        const name = periodNameOf(period, dayInSaoPaulo(new Date()));
        const current = await within(overview).findByRole('columnheader', { name }, patiently);
        const lines = within(overview).getByRole('columnheader', { name: 'Série' });
        await waitFor(() =>
          expect(current.getBoundingClientRect().left).toBeCloseTo(lines.getBoundingClientRect().right, 0),
        );
        const group = within(overview).getByRole('group', { name: 'Visão geral' });
        await waitFor(() => expect(group).toHaveAttribute('data-more', 'start end'));
      });
    }
    await step('Dia', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Dia' }));
      const total = await within(overview).findByRole('columnheader', { name: 'Total' }, patiently);
      const scroller = total.closest('table')?.parentElement;
      await expect(scroller?.scrollWidth).toBe(scroller?.clientWidth);
    });
  },
});

/** By day in a window of 834 px: the name of each line stands whole, the table scrolls sideways (CHT-023). */
export const ByDayNarrow = meta.story({
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await drawn(actor);
    await userEvent.click(canvas.getByRole('radio', { name: 'Dia' }));
    const heads = await canvas.findAllByRole('columnheader', {}, patiently);
    await expect(heads.length).toBeGreaterThan(5);
    for (const head of heads) {
      const name = document.createRange();
      name.selectNodeContents(head);
      const [words, cell] = [name.getBoundingClientRect(), head.getBoundingClientRect()];
      await expect(words.left).toBeGreaterThanOrEqual(cell.left);
      await expect(words.right).toBeLessThanOrEqual(cell.right);
    }
  },
});

/** With the values beside the points. */
export const WithValues = meta.story({
  play: async (actor) => {
    await drawn(actor);
    await actor.userEvent.click(actor.canvas.getByRole('switch', { name: 'Exibir valores' }));
  },
});

/** The answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(ANALYSIS, never));
  },
});

/** There is nothing to show. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    const none = { categorias: [], valores: [] };
    msw.use(
      gatewayHttp.get(ANALYSIS, ({ response }) =>
        response(200).json({
          dadosAprovadoRequisitados: none,
          dadosTituloPagarDespesasFluxoCaixa: none,
          dadosFluxoCaixaFluxoCaixaProjetado: none,
          tabelaGrafico: none,
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Não há dados para exibir', { selector: 'p, h2, h3, strong' }),
    ).toBeVisible();
  },
});

/** It could not be read; another try helps. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(ANALYSIS, ({ response }) => response(500).json(errorBody('Erro interno')), {
        once: true,
      }),
    );
  },
  play: async (actor) => {
    await expect(await actor.canvas.findByText('Erro ao buscar análise gráfica')).toBeVisible();
    await actor.userEvent.click(actor.canvas.getByRole('button', { name: 'Tentar novamente' }));
    await drawn(actor);
  },
});

/** Reading again failed: what was there stays, and it says so (CHT-011). */
export const StaleAfterError = meta.story({
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await drawn(actor);
    await userEvent.click(canvas.getByRole('button', { name: 'Atualizar' }));
    await expect(await canvas.findByText('Erro ao buscar análise gráfica')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'FLUXO DE CAIXA ATUAL' })).toBeVisible();
  },
  beforeEach({ msw }) {
    let reads = 0;
    msw.use(
      gatewayHttp.get(ANALYSIS, ({ response }) => {
        reads += 1;
        return reads > 1
          ? response(500).json(errorBody('Erro interno'))
          : response(200).json(graphicAnalysis(companyFlows, 'Mes', CASH_FLOW_DAY));
      }),
    );
  },
});

/** The charts of flows, all amounts changed alike. */
const analysisTimes = (change: (amount: number) => number) => {
  const changed = (amounts: readonly DueAmount[]) =>
    amounts.map(({ date, amount }) => ({ date, amount: change(amount) }));
  return analysisOf({
    approved: changed(companyFlows.approved),
    requested: changed(companyFlows.requested),
    titles: changed(companyFlows.titles),
    expenses: changed(companyFlows.expenses),
  });
};

/** A single period: a point in each chart. */
export const OnePoint = meta.story({
  beforeEach({ msw }) {
    const whole = graphicAnalysis(companyFlows, 'Mes', CASH_FLOW_DAY);
    const first = ({ categorias, valores }: ChartData) => ({
      categorias: categorias.slice(12, 13),
      valores: valores.map(({ name, data }) => ({ name, data: data.slice(12, 13) })),
    });
    msw.use(
      gatewayHttp.get(ANALYSIS, ({ response }) =>
        response(200).json({
          dadosAprovadoRequisitados: first(whole.dadosAprovadoRequisitados),
          dadosTituloPagarDespesasFluxoCaixa: first(whole.dadosTituloPagarDespesasFluxoCaixa),
          dadosFluxoCaixaFluxoCaixaProjetado: first(whole.dadosFluxoCaixaFluxoCaixaProjetado),
          tabelaGrafico: first(whole.tabelaGrafico),
        }),
      ),
    );
  },
  play: drawn,
});

/** Credits above the debts: the lines are below zero. */
export const Negative = meta.story({
  beforeEach({ msw }) {
    msw.use(analysisTimes((amount) => -amount));
  },
  play: async (actor) => {
    await drawn(actor);
    await expect(actor.canvas.getAllByText(/^-R\$/).length).toBeGreaterThan(0);
  },
});

/** Billions a month, written in full in the table and short on the axis. */
export const VeryLarge = meta.story({
  beforeEach({ msw }) {
    msw.use(analysisTimes((amount) => amount * 1_000_000));
  },
  play: drawn,
});

/** A window of 640 px: of the calendar each week has its date in one line. */
export const Tablet = meta.story({
  parameters: {
    ...pageParameters,
    viewport: { options: { tablet: { name: '640 px', styles: { width: '640px', height: '800px' } } } },
  },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: /^Vencimentos/ });
    const [first, ...others] = await within(table).findAllByRole('cell', { name: /^\d\d\/\d\d\/\d{4}$/ });
    await expect(first).toBeVisible();
    for (const cell of [first, ...others]) {
      if (!cell) continue;
      const date = document.createRange();
      date.selectNodeContents(cell);
      await expect([
        cell.textContent,
        new Set([...date.getClientRects()].map(({ bottom }) => Math.round(bottom))).size,
      ]).toEqual([cell.textContent, 1]);
    }
  },
});
