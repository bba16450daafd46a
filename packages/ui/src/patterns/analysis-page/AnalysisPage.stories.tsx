import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ChartCard, chartPeriods, Legend } from '../../charts/index.ts';
import { type Column, DataTable } from '../../data/data-table/index.ts';
import { SummaryCard } from '../../data/summary-card/index.ts';
import { Select } from '../../inputs/select/index.ts';
import { Switch } from '../../inputs/switch/index.ts';
import { AppShell } from '../../navigation/app-shell/index.ts';
import { navigationExample } from '../../navigation/side-nav/navigationExample.tsx';
import { AnalysisPage } from './AnalysisPage.tsx';

const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun'];
const flow = [
  { id: 'entradas', name: 'Entradas', values: [410_000, 432_500, 398_000, 455_300, 470_800, 462_000] },
  { id: 'saidas', name: 'Saídas', values: [380_000, 401_200, 415_700, 420_000, 431_900, 440_100] },
];
const legends = [
  { id: 'entradas', name: 'Entradas', description: 'Recebimentos previstos no período' },
  { id: 'saidas', name: 'Saídas', description: 'Pagamentos previstos no período' },
];

interface Month {
  id: number;
  month: string;
  incoming: number;
  outgoing: number;
}

const rows: readonly Month[] = months.map((month, id) => ({
  id,
  month,
  incoming: flow[0]?.values[id] ?? 0,
  outgoing: flow[1]?.values[id] ?? 0,
}));
const columns: readonly Column<Month>[] = [
  { id: 'month', header: 'Mês', format: 'text', value: (row) => row.month },
  { id: 'incoming', header: 'Entradas', format: 'currency', value: (row) => row.incoming },
  { id: 'outgoing', header: 'Saídas', format: 'currency', value: (row) => row.outgoing },
];

const chart = (title: string) => (
  <ChartCard
    key={title}
    title={title}
    level={2}
    categories={months}
    series={flow}
    periods={null}
    fileActions={false}
  />
);

const meta = preview.meta({
  title: 'Patterns/AnalysisPage',
  component: AnalysisPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Análise gráfica',
    periods: chartPeriods,
    period: 'Mes',
    onPeriodChange: fn(),
    onRefresh: fn(),
    filters: <Select label="Gestor" options={[{ value: '1', label: 'Ana Souza' }]} />,
    switches: <Switch label="Exibir valores" />,
    summary: (
      <SummaryCard
        variant="counts"
        items={[
          { title: 'Requisições', value: '128' },
          { title: 'Valor requisitado', value: 'R$ 2.489.000,00' },
          { title: 'Saldo projetado', value: 'R$ 139.700,00' },
        ]}
      />
    ),
    legends: <Legend items={legends} />,
    overview: (
      <DataTable label="Visão geral" columns={columns} rows={rows} getRowId={(row: Month) => row.id} />
    ),
    children: ['FLUXO DE CAIXA ATUAL', 'FLUXO DE CAIXA PROJETADO'].map(chart),
  },
  decorators: [
    (Story) => (
      <AppShell
        brand="Portal de Fornecedores"
        navigation={navigationExample}
        currentHref="/"
        user={{ name: 'Ana Souza', detail: 'Diretoria' }}
      >
        {Story()}
      </AppShell>
    ),
  ],
});

/** Charts under one period. */
export const Default = meta.story();

Default.test('receives the period and the wish to refresh', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Semana' }));
  await expect(args.onPeriodChange).toHaveBeenCalledWith('Semana');
  await userEvent.click(canvas.getByRole('button', { name: 'Atualizar' }));
  await expect(args.onRefresh).toHaveBeenCalledOnce();
});

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { description: 'Fluxo de caixa com e sem as requisições.', columns: 1 },
});

/** Read for the first time. */
export const Loading = meta.story({ args: { loading: true } });

/** Read again: what was there stays. */
export const Reloading = meta.story({ args: { loading: true, hasContent: true } });

/** Nothing to show in this period. */
export const Empty = meta.story({ args: { empty: true } });

/** Nothing could be read. */
export const ErrorState = meta.story({ args: { error: { message: 'O servidor não respondeu.' } } });

/** Reading again failed: what was there stays, and it says so. */
export const StaleAfterError = meta.story({
  args: { error: { message: 'O servidor não respondeu.' }, hasContent: true },
});

/** Long titles wrap; a chart takes the whole line. */
export const LongContent = meta.story({
  args: {
    title: 'Análise gráfica das requisições de compras e do fluxo de caixa atual e projetado da companhia',
    columns: 1,
    children: chart('REQUISIÇÕES DE COMPRAS POR DEPARTAMENTO, GESTOR E FORNECEDOR'),
  },
});

/** One page without drawings, since it has one main region and a chart is the chart card's own picture. */
export const Matrix = meta.story({
  tags: ['visual'],
  args: { children: undefined, error: { message: 'O servidor não respondeu.' }, hasContent: true },
});
