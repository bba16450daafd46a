import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { NumberField } from './NumberField.tsx';

const meta = preview.meta({
  title: 'Inputs/NumberField',
  component: NumberField,
  args: { label: 'Prazo de entrega', suffix: 'dias', onValueChange: fn() },
});

/** A whole number with its unit. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { required: true, min: 1, max: 365, step: 5, hint: 'Dias corridos', placeholder: '30' },
});

/** Left below its least value. */
export const OutOfRange = meta.story({ args: { min: 1, defaultValue: 0 } });

OutOfRange.test('names the bound once it is left', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('spinbutton', { name: 'Prazo de entrega' });
  await userEvent.click(input);
  await userEvent.tab();
  await expect(input).toHaveAccessibleDescription('O valor mínimo é 1');
});

/** Reads like text. */
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 1200 } });

/** Says why it is disabled. */
export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 30, disabledReason: 'O prazo vem do contrato' },
});

/** Long label and message wrap. */
export const LongContent = meta.story({
  args: {
    label: 'Quantidade mínima de unidades em cada caixa de embarque destinada ao centro de distribuição',
    suffix: 'unidades por caixa',
    defaultValue: 123_456_789,
    error: 'A quantidade de unidades por caixa não corresponde à que consta no DUN informado pelo fornecedor',
    style: { maxInlineSize: '280px' },
  },
});

/** Digits are grouped while they are typed; arrows step within the bounds. */
export const Keyboard = meta.story({
  args: { min: 1, max: 1235 },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'Prazo de entrega' });
    await step('Digits: thousands are grouped', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('1x2,34');
      await expect(input).toHaveValue('1.234');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(1234, expect.anything());
    });
    await step('Up: adds one, up to the greatest value', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(input).toHaveValue('1.235');
      await expect(input).toHaveAttribute('aria-valuenow', '1235');
    });
    await step('Down: takes one away', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(input).toHaveValue('1.233');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(1233, expect.anything());
    });
  },
});

/** A press on the unit goes to the number; a number is pasted as it was written. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Prazo de entrega' });
    await userEvent.click(canvas.getByText('dias'));
    await expect(input).toHaveFocus();
    await userEvent.paste('1.234');
    await expect(input).toHaveValue('1.234');
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="states">
        <NumberField label="Prazo" suffix="dias" placeholder="30" />
        <NumberField label="Quantidade" defaultValue={12000} required hint="Por caixa" />
        <NumberField label="Prazo" suffix="dias" defaultValue={0} error="O valor mínimo é 1" />
        <NumberField label="Prazo" suffix="dias" defaultValue={1200} readOnly />
        <NumberField label="Prazo" suffix="dias" defaultValue={30} disabled />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
