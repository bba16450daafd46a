import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { hostileName, manyLines, purchases } from './chartExample.ts';
import { LineChart } from './LineChart.tsx';
import { ChartTable } from './table/ChartTable.tsx';

const meta = preview.meta({
  title: 'Charts/LineChart',
  component: LineChart,
  args: { label: 'Requisições de compras', ...purchases },
});

/** Waits until the drawings are there. */
const drawn = (root: HTMLElement, count = 1) =>
  waitFor(() => expect(root.querySelectorAll('canvas:not([aria-busy="true"] canvas)')).toHaveLength(count), {
    timeout: 10_000,
  });

/** Two lines that differ in colour, dash and point. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { format: 'number', showValues: true, heightPx: 400, hiddenSeries: ['projecao'] },
});

/** The values stand beside the points where there is room. */
export const WithValues = meta.story({ args: { showValues: true } });

/** Points of a line that stand out among many, which have no marks of their own. */
export const PointsOnly = meta.story({
  args: {
    categories: Array.from({ length: 120 }, (_, day) => `dia ${day + 1}`),
    series: [
      {
        id: 'fluxo',
        name: 'Fluxo de Caixa',
        values: Array.from({ length: 120 }, (_, day) => (day % 20) * -1_000),
      },
      {
        id: 'baixo',
        name: 'Abaixo do nível atual',
        values: Array.from({ length: 120 }, (_, day) => (day % 20 === 19 ? -19_000 : null)),
        pointsOnly: true,
      },
    ],
  },
});

/** Nothing to draw. */
export const Empty = meta.story({ args: { categories: [], series: [] } });

/** A line of a single point is that point. */
export const OnePoint = meta.story({
  args: { categories: ['janeiro'], series: [{ id: 'a', name: 'Aprovados', values: [1_234.56] }] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Aprovados, janeiro: R$ 1.234,56');
  },
});

/** Amounts below zero and very large ones are read to the cent; the axis has room for them. */
export const BelowZeroAndVeryLarge = meta.story({
  args: {
    categories: ['janeiro', 'fevereiro', 'março'],
    series: [
      { id: 'a', name: 'Fluxo de Caixa', values: [-999_999_999_999.99, -0.01, -3] },
      { id: 'b', name: 'Aprovados', values: [999_999_999_999.99, 0.01, 0] },
    ],
    showValues: true,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const says = (text: string) => expect(canvas.getByRole('status')).toHaveTextContent(text);
    await says('Fluxo de Caixa, janeiro: -R$ 999.999.999.999,99');
    await userEvent.keyboard('{ArrowDown}');
    await says('Aprovados, janeiro: R$ 999.999.999.999,99');
  },
});

/** The same data as a table, and as an overview with one row for each line. */
export const AsTable = meta.story({
  render: ({ label, categories, series }) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ChartTable label={label} categories={categories} series={series} heightPx={240} />
      <ChartTable label="Visão geral" categories={categories} series={series} rows="series" />
    </div>
  ),
});

/** Names are shown literally, long ones wrap; many categories leave out what does not fit. */
export const LongContent = meta.story({
  args: {
    categories: Array.from({ length: 31 }, (_, day) => `${String(day + 1).padStart(2, '0')}/03/2026`),
    series: [
      { id: 'a', name: hostileName, values: Array.from({ length: 31 }, (_, day) => (day % 6) * 1_500_000) },
      {
        id: 'b',
        name: 'Projeção dos Requisitados da Diretoria de Operações e Abastecimento',
        values: Array.from({ length: 31 }, (_, day) => (day % 9) * 800_000),
      },
    ],
    showValues: true,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent(`${hostileName}, 01/03/2026: R$ 0,00`);
    await expect(document.querySelector('img[src="x"]')).toBeNull();
    await expect('hacked' in window).toBe(false);
  },
});

/** Arrows read the points, Home and End jump, Escape ends the reading. */
export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await drawn(canvasElement);
    const says = (text: string) => expect(canvas.getByRole('status')).toHaveTextContent(text);
    await step('Tab: reaches the chart, one stop, named and summed up', async () => {
      await userEvent.tab();
      const plot = canvas.getByRole('application', { name: 'Requisições de compras' });
      await expect(plot).toHaveFocus();
      await expect(plot).toHaveAccessibleDescription(
        /^De janeiro a agosto: Aprovados: maior R\$\s1\.415\.220,00 \(agosto\)/,
      );
    });
    await step('Right, Left: read the categories', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
      await says('Aprovados, março: R$ 1.234,56');
      await userEvent.keyboard('{ArrowLeft}');
      await says('Aprovados, fevereiro: R$ 954.310,50');
    });
    await step('Up, Down: read the lines', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await says('Projeção dos Requisitados, fevereiro: R$ 1.120.800,00');
      await userEvent.keyboard('{ArrowDown}{ArrowUp}');
      await says('Projeção dos Requisitados, fevereiro');
    });
    await step('Home, End: jump; a gap says so', async () => {
      await userEvent.keyboard('{End}{ArrowRight}');
      await says('Projeção dos Requisitados, agosto: R$ 1.702.100,00');
      await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
      await says('Projeção dos Requisitados, maio: sem valor');
    });
    await step('Escape: ends the reading', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
});

/** The point under the pointer is read; nothing is announced for it. */
export const Pointer = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    const plot = canvas.getByRole('application');
    const { left, right, top } = plot.getBoundingClientRect();
    await waitFor(async () => {
      await userEvent.pointer({ target: plot, coords: { clientX: right - 20, clientY: top + 100 } });
      await expect(plot).toHaveTextContent('agosto');
    });
    await expect(plot).toHaveTextContent('R$ 1.702.100,00');
    await userEvent.pointer({ target: plot, coords: { clientX: left + 80, clientY: top + 100 } });
    await expect(plot).toHaveTextContent('janeiro');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.unhover(plot);
    await expect(plot).not.toHaveTextContent('janeiro');
  },
});

function SheetChart() {
  const sheet = useSheetName();
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <LineChart label={`Linhas (${sheet})`} {...manyLines} heightPx={280} />
      <LineChart label={`Valores (${sheet})`} {...purchases} showValues heightPx={220} />
      <ChartTable label={`Tabela (${sheet})`} {...purchases} heightPx={200} />
    </div>
  );
}

/** In both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <SheetChart />
    </StateMatrix>
  ),
  play: ({ canvasElement }) => drawn(canvasElement, 8),
});
