import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { manyLines } from '../line-chart/chartExample.ts';
import { Legend } from './Legend.tsx';

const items = [
  { id: 'aprovados', name: 'Aprovados', description: 'Requisições aprovadas.' },
  {
    id: 'projecao',
    name: 'Projeção dos Requisitados',
    description: 'Requisições aprovadas e pendentes, sem as recusadas.',
  },
  { id: 'fluxo', name: 'Fluxo de Caixa', description: 'Despesas e títulos a pagar.' },
  {
    id: 'projetado',
    name: 'Projetado',
    description: 'Fluxo de caixa com as requisições aprovadas e requisitadas.',
  },
];

const meta = preview.meta({
  title: 'Charts/Legend',
  component: Legend,
  args: { items, onHiddenSeriesChange: fn() },
});

/** What each line means. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { defaultHiddenSeries: ['fluxo'] } });

/** It only explains. */
export const ReadOnly = meta.story({
  render: ({ onHiddenSeriesChange: _, ...args }) => <Legend {...args} />,
});

/** Long names wrap. */
export const LongContent = meta.story({
  args: {
    items: [
      { id: 'a', name: 'Projeção dos Requisitados da Diretoria de Operações e Abastecimento do Varejo' },
    ],
    style: { maxInlineSize: '320px' },
  },
});

/** Each name is a stop; Space and Enter hide and show. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Aprovados' });
    await step(
      'Tab: reaches a button that says that its line is shown, and what the line means',
      async () => {
        await userEvent.tab();
        await expect(button).toHaveFocus();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        await expect(button).toHaveAccessibleDescription('Requisições aprovadas.');
      },
    );
    await step('Space, Enter: hide and show it; focus stays', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onHiddenSeriesChange).toHaveBeenLastCalledWith(['aprovados']);
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await userEvent.keyboard('{Enter}');
      await expect(args.onHiddenSeriesChange).toHaveBeenLastCalledWith([]);
      await expect(button).toHaveFocus();
    });
    await step('Tab again: goes to the next', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Projeção dos Requisitados' })).toHaveFocus();
    });
  },
});

/** A press hides, another shows. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Projetado' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fluxo de Caixa' }));
    await expect(args.onHiddenSeriesChange).toHaveBeenLastCalledWith(['projetado', 'fluxo']);
    await userEvent.click(canvas.getByRole('button', { name: 'Projetado' }));
    await expect(args.onHiddenSeriesChange).toHaveBeenLastCalledWith(['fluxo']);
  },
});

/** Every look, shown and hidden, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <Legend items={manyLines.series} />
      <Legend items={items} defaultHiddenSeries={['projecao', 'projetado']} />
    </StateMatrix>
  ),
});
