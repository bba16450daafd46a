import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { PercentField } from './PercentField.tsx';

const meta = preview.meta({
  title: 'Inputs/PercentField',
  component: PercentField,
  args: { label: 'Desconto financeiro', onValueChange: fn() },
});

/** A percentage with two decimals. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { required: true, max: 100, hint: 'Sobre o valor da nota', placeholder: '0,00' },
});

/** Left outside its bounds. */
export const OutOfRange = meta.story({ args: { max: 100, defaultValue: 120 } });

OutOfRange.test('names both bounds once it is left', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Desconto financeiro' });
  await userEvent.click(input);
  await userEvent.tab();
  await expect(input).toHaveAccessibleDescription('Insira uma porcentagem de 0% a 100%');
});

/** Four decimals, as tax rates have. */
export const FourDecimals = meta.story({
  args: { label: 'Alíquota de IPI', decimals: 4, max: 100, defaultValue: 9.75 },
});

/** Reads like text. */
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 12.5 } });

/** Says why it is disabled. */
export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 12.5, disabledReason: 'Somente a área contábil altera este campo' },
});

/** Long label and message wrap. */
export const LongContent = meta.story({
  args: {
    label: 'Desconto financeiro concedido sobre o valor total das notas fiscais pagas dentro do prazo',
    defaultValue: 12.5,
    error: 'O desconto informado passa do que foi negociado no contrato em vigor com este fornecedor',
    style: { maxInlineSize: '280px' },
  },
});

/** Digits, comma, decimals. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Digits, comma: are typed as on paper, with their decimals', async () => {
      const input = canvas.getByRole('textbox', { name: 'Desconto financeiro' });
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('12,5');
      await expect(input).toHaveValue('12,5');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(12.5, expect.anything());
      await userEvent.tab();
      await expect(input).toHaveValue('12,50');
    });
  },
});

/** Arrows go in small steps, within the bounds (ST5-019). */
export const Stepped = meta.story({
  args: { step: 0.01, max: 100, defaultValue: 99.98 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Desconto financeiro' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('99,99');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('100,00');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(99.99, expect.anything());
    await expect(input).toHaveAttribute('aria-valuenow', '99.99');
  },
});

/** A press on the sign goes to the number; a percentage is pasted with its sign. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Desconto financeiro' });
    await userEvent.click(canvas.getByText('%'));
    await expect(input).toHaveFocus();
    await userEvent.paste('12,5 %');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12.5, expect.anything());
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="states">
        <PercentField label="Desconto" placeholder="0,00" />
        <PercentField label="Desconto" defaultValue={12.5} required hint="Sobre a nota" />
        <PercentField label="Alíquota" decimals={4} defaultValue={9.75} />
        <PercentField label="Desconto" defaultValue={120} error="Insira uma porcentagem de 0% a 100%" />
        <PercentField label="Desconto" defaultValue={12.5} readOnly />
        <PercentField label="Desconto" defaultValue={12.5} disabled />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
