import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { DecimalField } from './DecimalField.tsx';

const meta = preview.meta({
  title: 'Inputs/DecimalField',
  component: DecimalField,
  args: { label: 'Largura', suffix: 'cm', onValueChange: fn() },
});

/** A measure with two decimals. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { required: true, max: 500, hint: 'Com embalagem', placeholder: '0,00' },
});

/** Four decimals, as taxes have. */
export const FourDecimals = meta.story({
  args: { label: 'MVA', suffix: undefined, decimals: 4, max: 999, defaultValue: 45.5 },
});

/** Without the zeros that say nothing, as a volume is read. */
export const Unpadded = meta.story({
  args: { decimals: 4, padded: false, defaultValue: 50, suffix: 'ml' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('50');
    await userEvent.type(field, ',50');
    await expect(field).toHaveValue('50,50');
    await userEvent.tab();
    await expect(field).toHaveValue('50,5');
  },
});

/** What is wrong, in place of the hint. */
export const Invalid = meta.story({
  args: { defaultValue: 0, error: 'Largura deve ser maior que 0' },
});

/** Reads like text. */
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 1234.5 } });

/** Says why it is disabled. */
export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 12.5, disabledReason: 'As dimensões são as da família' },
});

/** Long label and message wrap. */
export const LongContent = meta.story({
  args: {
    label: 'Peso bruto do produto com a embalagem de venda, os acessórios e o manual de instruções',
    suffix: 'gramas',
    defaultValue: 1_234_567_890.25,
    error: 'O peso informado não corresponde ao peso das caixas que o fornecedor cadastrou para este produto',
    style: { maxInlineSize: '280px' },
  },
});

/** Digits, comma, decimals; once left, the decimals are filled up. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Largura' });
    await step('Digits, comma: are typed as on paper', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('1234,5');
      await expect(input).toHaveValue('1.234,5');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(1234.5, expect.anything());
    });
    await step('Tab: leaves, and fills the decimals up', async () => {
      await userEvent.tab();
      await expect(input).toHaveValue('1.234,50');
    });
    await step('Dot at the end: is a comma', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '7.25');
      await expect(input).toHaveValue('7,25');
    });
  },
});

/** A press on the unit goes to the number; a number is pasted as it was written. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Largura' });
    await userEvent.click(canvas.getByText('cm'));
    await expect(input).toHaveFocus();
    await userEvent.paste('1,234.56');
    await expect(input).toHaveValue('1.234,56');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234.56, expect.anything());
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="states">
        <DecimalField label="Largura" suffix="cm" placeholder="0,00" />
        <DecimalField label="Largura" suffix="cm" defaultValue={12.5} required hint="Com embalagem" />
        <DecimalField label="MVA" decimals={4} defaultValue={45.5} />
        <DecimalField label="Largura" suffix="cm" defaultValue={0} error="Largura deve ser maior que 0" />
        <DecimalField label="Largura" suffix="cm" defaultValue={1234.5} readOnly />
        <DecimalField label="Largura" suffix="cm" defaultValue={12.5} disabled />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
