import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { hostileName, purchases } from '../line-chart/chartExample.ts';
import { ChartCard } from './ChartCard.tsx';

const title = 'REQUISIÇÕES DE COMPRAS';
const descriptions = {
  aprovados: 'Requisições aprovadas.',
  projecao: 'Requisições aprovadas e pendentes, sem as recusadas.',
};

const meta = preview.meta({
  title: 'Charts/ChartCard',
  component: ChartCard,
  args: {
    title,
    ...purchases,
    descriptions,
    fileName: 'analise-grafica',
    now: () => new Date('2026-03-05T12:07:00Z'),
    onRefresh: fn(),
    onPeriodChange: fn(),
    onShowValuesChange: fn(),
  },
});

/** Waits until the drawings are there. */
const drawn = (root: HTMLElement, count = 1) =>
  waitFor(() => expect(root.querySelectorAll('canvas:not([aria-busy="true"] canvas)')).toHaveLength(count), {
    timeout: 10_000,
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

/** The month, as the specification starts. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { defaultShowValues: true, defaultPeriod: 'Semana', level: 2, heightPx: 260 },
});

/** The day has too many values to show. */
export const ValuesDisabled = meta.story({
  args: { period: 'Dia', showValues: true, valuesDisabledReason: 'Não disponível para o período Dia' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: /Exibir valores/ })).not.toBeChecked();
    await expect(canvas.getByText('Não disponível para o período Dia')).toBeInTheDocument();
  },
});

/** One of several charts under the period and the switch of their page. */
export const OfPage = meta.story({
  args: { periods: null, valuesSwitch: false, showValues: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('radio', { name: 'Mes' })).not.toBeInTheDocument();
  },
});

/** Data is on its way. */
export const Loading = meta.story({ args: { categories: [], series: [], loading: true } });

/** What was there stays, dimmed, while it is loaded again. */
export const Refreshing = meta.story({ args: { loading: true } });

Refreshing.test('its table can still be read', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Tabela' }));
  await expect(await canvas.findByRole('table', { name: title })).toBeVisible();
});

/** Nothing to draw, nothing to export. */
export const Empty = meta.story({ args: { categories: [], series: [] } });

/** It could not be loaded, with the way on. */
export const ErrorState = meta.story({
  args: {
    categories: [],
    series: [],
    error: { message: 'Algo de errado aconteceu. Tente novamente em breve.', code: '7f3a9c21d4e8' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Algo de errado aconteceu');
    await expect(await canvas.findByText('7f3a9c21d4e8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

/** Long titles and hostile names wrap and stay text (CHT-02). */
export const LongContent = meta.story({
  args: {
    title: 'FLUXO DE CAIXA PROJETADO DA DIRETORIA DE OPERAÇÕES, ABASTECIMENTO E LOGÍSTICA',
    categories: [hostileName],
    series: [{ id: 'x', name: hostileName, values: [1] }],
    style: { maxInlineSize: '320px' },
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByRole('button', { name: hostileName })).toBeVisible();
    await expect(document.querySelector('img[src="x"]')).toBeNull();
  },
});

/** Arrows choose the period; the menu opens, chooses and gives focus back. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await drawn(canvasElement);
    const files = watchDownloads();
    await step('Tab: reaches the buttons first', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Atualizar' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRefresh).toHaveBeenCalledOnce();
    });
    await step('Enter: exports as a table, name, separators and decimals for Excel', async () => {
      await userEvent.tab();
      const opener = canvas.getByRole('button', { name: 'Exportar' });
      await expect(opener).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Imagem (PNG)' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(files).toHaveLength(1));
      await waitFor(() => expect(opener).toHaveFocus());
      const download = await files[0];
      await expect(download?.name).toBe('analise-grafica-2026-03-05-0907.csv');
      await expect(await download?.file.text()).toContain('março;1234,56;640300,00\r\n');
    });
    await step('Arrow keys: choose the period, which is one stop', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Mes' })).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(args.onPeriodChange).toHaveBeenLastCalledWith('Semana');
    });
    await step('Space: shows the values', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('switch', { name: 'Exibir valores' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onShowValuesChange).toHaveBeenLastCalledWith(true);
    });
  },
});

/** The table shows what is plotted, without the hidden line; the image bears the time. */
export const Pointer = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await drawn(canvasElement);
    const files = watchDownloads();
    await step('A hidden line is in neither chart nor table (CHT-06)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Aprovados' }));
      await userEvent.click(canvas.getByRole('radio', { name: 'Tabela' }));
      const table = canvas.getByRole('table', { name: title });
      const heads = within(table).getAllByRole('columnheader');
      await expect(heads.map(({ textContent }) => textContent)).toEqual([
        'Categoria',
        'Projeção dos Requisitados',
      ]);
      await expect(within(table).getAllByRole('row')).toHaveLength(9);
      await expect(within(table).getByRole('row', { name: /março/ })).toHaveTextContent('R$ 640.300,00');
    });
    await step('The image is downloaded under the time of its header', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Imagem (PNG)' }));
      await waitFor(() => expect(files).toHaveLength(1), { timeout: 10_000 });
      const download = await files[0];
      await expect(download?.name).toBe('analise-grafica-2026-03-05-0907.png');
      await expect(download?.file.type).toBe('image/png');
      await waitFor(() =>
        expect(canvas.getByText('analise-grafica-2026-03-05-0907.png exportado')).toBeInTheDocument(),
      );
    });
  },
});

function SheetCard() {
  const sheet = useSheetName();
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <ChartCard
        title={`${title} (${sheet})`}
        {...purchases}
        descriptions={descriptions}
        onRefresh={() => {}}
        heightPx={220}
      />
      <ChartCard
        title={`FLUXO DE CAIXA ATUAL (${sheet})`}
        categories={[]}
        series={[]}
        periods={null}
        fileActions={false}
        heightPx={160}
      />
    </div>
  );
}

/** Full and empty, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <SheetCard />
    </StateMatrix>
  ),
  play: ({ canvasElement }) => drawn(canvasElement, 4),
});
