import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'Ativo', onCheckedChange: fn() },
});

/** Yes or no. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { hint: 'Marcas inativas não aparecem nas buscas', required: true },
});

/** Ticked. */
export const Checked = meta.story({ args: { defaultChecked: true } });

/** Some of the rows below, not all. */
export const Indeterminate = meta.story({ args: { label: 'Selecionar todos', indeterminate: true } });

Indeterminate.test('exposes the mixed state', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox', { name: 'Selecionar todos' })).toBePartiallyChecked();
});

/** What is wrong, below. */
export const Invalid = meta.story({
  args: { label: 'Li e aceito os termos', required: true, error: 'Aceite os termos para continuar' },
});

/** Shows its state, refuses presses, takes focus. */
export const ReadOnly = meta.story({ args: { readOnly: true, defaultChecked: true } });

ReadOnly.test('keeps its state', async ({ args, canvas, userEvent }) => {
  const checkbox = canvas.getByRole('checkbox', { name: 'Ativo' });
  await userEvent.click(checkbox);
  await userEvent.keyboard(' ');
  await expect(checkbox).toBeChecked();
  await expect(args.onCheckedChange).not.toHaveBeenCalled();
});

/** Says why it is disabled. */
export const Disabled = meta.story({
  args: { defaultChecked: true, disabled: true, disabledReason: 'Há produtos vendidos com esta marca' },
});

/** A long label wraps beside the box. */
export const LongContent = meta.story({
  args: {
    label:
      'Declaro que as informações prestadas são verdadeiras e que a empresa se compromete a manter os documentos atualizados',
    error: 'É preciso concordar com a declaração para enviar o cadastro para análise',
    style: { maxInlineSize: '320px' },
  },
});

/** Tab reaches it, Space ticks it. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Ativo' });
    await step('Tab: reaches it', async () => {
      await userEvent.tab();
      await expect(checkbox).toHaveFocus();
    });
    await step('Space: ticks and unticks it', async () => {
      await userEvent.keyboard(' ');
      await expect(checkbox).toBeChecked();
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true, expect.anything());
      await userEvent.keyboard(' ');
      await expect(checkbox).not.toBeChecked();
    });
  },
});

/** Box and label can be pressed. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Ativo' });
    await userEvent.click(canvas.getByText('Ativo'));
    await expect(checkbox).toBeChecked();
    await userEvent.click(checkbox);
    await expect(checkbox).not.toBeChecked();
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="states">
        <Checkbox label="Vazio" />
        <Checkbox label="Marcado" defaultChecked />
        <Checkbox label="Parcial" indeterminate />
        <Checkbox label="Obrigatório" required />
        <Checkbox label="Inválido" error="Aceite os termos" />
      </StateMatrix.Row>
      <StateMatrix.Row label="not editable">
        <Checkbox label="Somente leitura" readOnly defaultChecked />
        <Checkbox label="Desabilitado" disabled />
        <Checkbox
          label="Desabilitado e marcado"
          disabled
          defaultChecked
          disabledReason="Há produtos vendidos"
        />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
