import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { hostileName, purchases } from '../chartExample.ts';
import { ChartTable } from './ChartTable.tsx';

const meta = preview.meta({
  title: 'Charts/ChartTable',
  component: ChartTable,
  args: { label: 'Requisições de compras', ...purchases },
});

/** A row for each category. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { format: 'number', rows: 'series', heightPx: 240 } });

/** A row for each line: an overview of several. */
export const RowsOfLines = meta.story({ args: { rows: 'series' } });

/** No higher than it is given room; its head stays. */
export const Scrolled = meta.story({ args: { heightPx: 160 } });

/** Of many that stand beside each other one is in sight at first; the end fades where there are more. */
export const StartedAt = meta.story({
  args: {
    rows: 'series',
    startAt: '13/2027',
    categories: Array.from({ length: 24 }, (_, place) => `${place + 1}/2027`),
    series: purchases.series.map((line) => ({
      ...line,
      values: Array.from({ length: 24 }, () => 1_182_340.2),
    })),
  },
  play: async ({ canvas }) => {
    const [lines, current] = [canvas.getByText('Série'), canvas.getByText('13/2027')];
    await expect(current.getBoundingClientRect().left).toBeCloseTo(lines.getBoundingClientRect().right, 0);
    const table = canvas.getByRole('group', { name: 'Requisições de compras' });
    await waitFor(() => expect(table).toHaveAttribute('data-more', 'start end'));
  },
});

/** Names are shown literally, and long ones wrap. */
export const LongContent = meta.story({
  args: {
    categories: ['Distribuidora Paulista de Utilidades Domésticas e Alimentos, matriz e filiais', '02/2026'],
    series: [{ id: 'a', name: hostileName, values: [1_234_567.89, null] }],
  },
});

/** From the keyboard. */
export const Keyboard = meta.story({
  args: { heightPx: 120 },
  play: async ({ canvas, step, userEvent }) => {
    await step('Tab: the table, which then scrolls by arrows', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('group', { name: 'Requisições de compras' })).toHaveFocus();
    });
  },
});
