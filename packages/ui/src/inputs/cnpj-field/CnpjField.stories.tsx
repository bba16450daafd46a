import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { CnpjField } from './CnpjField.tsx';

const meta = preview.meta({
  title: 'Inputs/CnpjField',
  component: CnpjField,
  args: { label: 'CNPJ', onValueChange: fn() },
});

/** Letters and digits, with the punctuation written along. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { required: true, hint: 'Letras e números, com ou sem pontuação', placeholder: '00.000.000/0000-00' },
});

/** Filled in. */
export const Filled = meta.story({ args: { defaultValue: '12ABC34501DE35' } });

/** Complete, but with other check digits than its characters give. */
export const WrongCheckDigits = meta.story();

WrongCheckDigits.test('says which digits it expected once it is left', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'CNPJ' });
  await userEvent.type(input, '12abc34501de36');
  await userEvent.tab();
  await expect(input).toHaveAccessibleDescription('CNPJ inválido: DV esperado 35');
});

/** Left before it was complete. */
export const Incomplete = meta.story();

Incomplete.test('asks for all characters once it is left', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'CNPJ' });
  await userEvent.type(input, '12ABC');
  await userEvent.tab();
  await expect(input).toHaveAccessibleDescription('Digite os 14 caracteres do CNPJ');
});

/** An external error replaces its own. */
export const Invalid = meta.story({ args: { defaultValue: '11222333000181', error: 'CNPJ já cadastrado' } });

/** Reads like text. */
export const ReadOnly = meta.story({ args: { defaultValue: '11222333000181', readOnly: true } });

/** Says why it is disabled. */
export const Disabled = meta.story({
  args: {
    defaultValue: '11222333000181',
    disabled: true,
    disabledReason: 'O CNPJ não muda depois do cadastro',
  },
});

/** Long label and message wrap. */
export const LongContent = meta.story({
  args: {
    label: 'CNPJ do estabelecimento que emite as notas fiscais dos produtos deste fornecedor',
    error:
      'Este CNPJ pertence a outro fornecedor que já concluiu o cadastro e aguarda a análise da área contábil',
    style: { maxInlineSize: '320px' },
  },
});

/** Tab reaches it; typing and erasing pass over the punctuation. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'CNPJ' });
    await step('Letters, digits: the punctuation is written along', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('12abc345');
      await expect(input).toHaveValue('12.ABC.345');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('12ABC345', expect.anything());
    });
    await step('Backspace: erases', async () => {
      await userEvent.keyboard('{Backspace}{Backspace}');
      await expect(input).toHaveValue('12.ABC.3');
    });
  },
});

/** What is pasted loses its spaces and punctuation. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'CNPJ' });
    await userEvent.click(input);
    await userEvent.paste(' 12.abc.345 / 01de-35 ');
    await expect(input).toHaveValue('12.ABC.345/01DE-35');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12ABC34501DE35', expect.anything());
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="states">
        <CnpjField label="CNPJ" placeholder="00.000.000/0000-00" />
        <CnpjField label="CNPJ" defaultValue="12ABC34501DE35" required />
        <CnpjField label="CNPJ" defaultValue="12ABC34501DE36" error="CNPJ inválido: DV esperado 35" />
        <CnpjField label="CNPJ" defaultValue="11222333000181" readOnly />
        <CnpjField label="CNPJ" defaultValue="11222333000181" disabled />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
