import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { CurrencyField } from './CurrencyField.tsx';

const meta = preview.meta({
  title: 'Inputs/CurrencyField',
  component: CurrencyField,
  args: { label: 'Preço sugerido', onValueChange: fn() },
});

/** Reais, typed from the cents. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { required: true, hint: 'Com impostos', placeholder: '0,00', max: 100_000 },
});

/** Left below what a required amount needs. */
export const BelowMinimum = meta.story({ args: { required: true } });

BelowMinimum.test('refuses nine cents and takes ten once it is left', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: /Preço sugerido/ });
  await userEvent.type(input, '9');
  await userEvent.tab();
  await expect(input).toHaveAccessibleDescription('Campo obrigatório');
  await userEvent.clear(input);
  await userEvent.type(input, '10');
  await userEvent.tab();
  await expect(input).toHaveValue('0,10');
  await expect(input).toBeValid();
});

/** Left above its greatest value. */
export const AboveMaximum = meta.story({ args: { max: 500, defaultValue: 500.01 } });

AboveMaximum.test('names the bound once it is left', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Preço sugerido' });
  await userEvent.click(input);
  await userEvent.tab();
  await expect(input).toHaveAccessibleDescription('O valor máximo é R$ 500,00');
});

/** The balance of an account may be below zero. */
export const Negative = meta.story({
  args: { label: 'Saldo em conta corrente', allowNegative: true, defaultValue: -1234.56 },
});

/** What came from outside is no amount. */
export const InvalidValue = meta.story({ args: { defaultValue: Number.NaN } });

/** An external error replaces its own. */
export const Invalid = meta.story({
  args: { defaultValue: 1234.56, error: 'A soma das parcelas não pode passar do valor da requisição' },
});

/** Reads like text. */
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 1234.56 } });

/** Says why it is disabled. */
export const Disabled = meta.story({
  args: {
    disabled: true,
    defaultValue: 1234.56,
    disabledReason: 'Somente a área comercial altera este campo',
  },
});

/** Long label and message wrap; the greatest amount fits. */
export const LongContent = meta.story({
  args: {
    label: 'Valor total da requisição com todos os impostos, fretes e descontos já aplicados',
    defaultValue: 9_999_999_999_999.99,
    error:
      'O valor da requisição passa do limite que o gestor responsável pode liberar sem a aprovação da diretoria',
    style: { maxInlineSize: '240px' },
  },
});

/** Digits come in from the right; Backspace goes back to nothing; signs need permission. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Preço sugerido' });
    await step('Digits: push each other to the left', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('1234');
      await expect(input).toHaveValue('12,34');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(12.34, expect.anything());
    });
    await step('Minus: is not taken', async () => {
      await userEvent.keyboard('-');
      await expect(input).toHaveValue('12,34');
    });
    await step('Arrow keys: in the middle the caret stays after the digit', async () => {
      input.setSelectionRange(1, 1);
      await userEvent.keyboard('9');
      await expect(input).toHaveValue('192,34');
      await expect(input.selectionStart).toBe(2);
    });
    await step('Backspace: erases, in the end everything', async () => {
      input.setSelectionRange(6, 6);
      await userEvent.keyboard('{Backspace>5/}');
      await expect(input).toHaveValue('0,00');
      await userEvent.keyboard('{Backspace}');
      await expect(input).toHaveValue('');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null, expect.anything());
    });
  },
});

/** A press on the symbol goes to the amount; an amount is pasted as it was written. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Preço sugerido' });
    await userEvent.click(canvas.getByText('R$'));
    await expect(input).toHaveFocus();
    await userEvent.paste('R$ 1.234,56');
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
        <CurrencyField label="Preço" placeholder="0,00" />
        <CurrencyField label="Preço" defaultValue={1234.56} hint="Com impostos" required />
        <CurrencyField label="Saldo" defaultValue={-1234.56} allowNegative />
        <CurrencyField label="Preço" defaultValue={0.05} error="Campo obrigatório" />
        <CurrencyField label="Preço" defaultValue={Number.NaN} />
      </StateMatrix.Row>
      <StateMatrix.Row label="not editable">
        <CurrencyField label="Preço" defaultValue={1234.56} readOnly />
        <CurrencyField label="Preço" defaultValue={1234.56} disabled disabledReason="Aguarda a análise" />
        <CurrencyField label="Preço" defaultValue={Number.NaN} disabled />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
