import { Rows2, Rows4 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const periods = [
  { value: 'dia', label: 'Dia' },
  { value: 'semana', label: 'Semana' },
  { value: 'mes', label: 'Mês' },
];

const densities = [
  { value: 'comfortable', label: 'Confortável', icon: <Rows2 aria-hidden="true" /> },
  { value: 'compact', label: 'Compacta', icon: <Rows4 aria-hidden="true" /> },
];

const withReason = [
  ...periods,
  { value: 'ano', label: 'Ano', disabled: true, disabledReason: 'Há menos de um ano de vendas' },
];

const meta = preview.meta({
  title: 'Inputs/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Agrupar por', options: periods, defaultValue: 'semana', onValueChange: fn() },
});

/** The periods of a chart. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { options: withReason, hint: 'Semanas vão de domingo a sábado', required: true },
});

/** Icons beside the labels. */
export const WithIcons = meta.story({
  args: { label: 'Densidade', options: densities, defaultValue: 'comfortable' },
});

/** One segment cannot be chosen: its tooltip says why. */
export const DisabledOption = meta.story({ args: { options: withReason, defaultValue: 'mes' } });

DisabledOption.test('can be reached and read, not chosen', async ({ args, canvas, userEvent }) => {
  const year = canvas.getByRole('radio', { name: 'Ano' });
  await userEvent.hover(year);
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('Há menos de um ano de vendas');
  await userEvent.click(year);
  await expect(canvas.getByRole('radio', { name: 'Mês' })).toBeChecked();
  await expect(args.onValueChange).not.toHaveBeenCalled();
  await userEvent.unhover(year);
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});

/** Says why it is disabled. */
export const Disabled = meta.story({
  args: { disabled: true, disabledReason: 'O relatório é sempre por semana' },
});

/** Where the segments do not fit they take a second line. */
export const LongContent = meta.story({
  args: {
    label: 'Como agrupar as vendas deste fornecedor no gráfico e na tabela',
    options: [
      { value: 'loja', label: 'Por loja da rede' },
      { value: 'regiao', label: 'Por região de entrega' },
      { value: 'familia', label: 'Por família de produtos' },
    ],
    defaultValue: 'loja',
    style: { maxInlineSize: '320px' },
  },
});

/** Tab reaches the chosen segment, arrows choose another. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab: reaches the chosen one', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Semana' })).toHaveFocus();
    });
    await step('Arrow keys: move and choose, round the ends', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Mês' })).toBeChecked();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Dia' })).toHaveFocus();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('dia', expect.anything());
    });
  },
});

/** A press anywhere on a segment chooses it. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Dia'));
    await expect(canvas.getByRole('radio', { name: 'Dia' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dia', expect.anything());
  },
});

function SheetControl({ label, ...rest }: SegmentedControlProps) {
  return <SegmentedControl {...rest} label={`${label} (${useSheetName()})`} />;
}

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="states">
        <SheetControl label="Agrupar por" options={withReason} defaultValue="semana" />
        <SheetControl label="Densidade" options={densities} defaultValue="compact" />
        <SheetControl label="Inválido" options={periods} error="Escolha um período" />
        <SheetControl label="Desabilitado" options={periods} defaultValue="dia" disabled />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
