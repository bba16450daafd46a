import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { GtinField } from './GtinField.tsx';

const meta = preview.meta({
  title: 'Inputs/GtinField',
  component: GtinField,
  args: { label: 'EAN', onValueChange: fn() },
});

/** Thirteen digits, the last of which checks the others. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { hint: 'Código de barras da unidade', lengths: [8, 12, 13], required: true },
});

/** Left before it was complete. */
export const Incomplete = meta.story();

Incomplete.test('says so once it is left', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'EAN' });
  await userEvent.type(input, '789100');
  await expect(input).toBeValid();
  await userEvent.tab();
  await expect(input).toHaveAccessibleDescription('EAN deve conter 13 dígitos');
});

/** Doubtful codes stay valid where the catalogue holds old ones; shorter ones are taken as they are. */
export const Warning = meta.story({ args: { strict: false, legacy: true } });

Warning.test('warns once it is left and leaves the value valid', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'EAN' });
  await userEvent.type(input, '7891000315506');
  await userEvent.tab();
  await expect(input).toHaveAccessibleDescription('Dígito verificador esperado: 7');
  await expect(input).toBeValid();
});

/** Long label and message wrap. */
export const LongContent = meta.story({
  args: {
    label: 'EAN da unidade de venda como está impresso na embalagem do produto',
    error:
      'Este código pertence a outro fornecedor que já concluiu o cadastro e aguarda a análise da área contábil',
    style: { maxInlineSize: '320px' },
  },
});

/** Tab goes on from the code to what would put it right; Enter does it and returns. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'EAN' });
    await step('Tab: leaves, and a wrong check digit is shown', async () => {
      await userEvent.tab();
      await userEvent.keyboard('7891000315506');
      await expect(input).not.toHaveAccessibleDescription();
      await userEvent.tab();
      await expect(input).toHaveAccessibleDescription('Dígito verificador esperado: 7');
    });
    await step('Enter on the offer: puts it right', async () => {
      input.focus();
      await userEvent.tab();
      const offer = canvas.getByRole('button', { name: 'Corrigir para 7891000315507' });
      await expect(offer).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(input).toHaveFocus());
      await expect(input).toHaveValue('7891000315507');
      await expect(canvas.getByRole('status')).toHaveTextContent('Corrigido para 7891000315507');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('7891000315507', expect.anything());
    });
  },
});

/** What is pasted loses its spaces; a press puts the check digit right. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'EAN' });
    await userEvent.click(input);
    await userEvent.paste(' 7 891000 315506 ');
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: /^Corrigir/ }));
    await waitFor(() => expect(input).toHaveValue('7891000315507'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('7891000315507', expect.anything());
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="states">
        <GtinField label="EAN" placeholder="0000000000000" />
        <GtinField label="EAN" defaultValue="7891000315507" required hint="Como no cadastro" />
        <GtinField label="EAN" defaultValue="7891000315507" error="EAN já cadastrado" />
        <GtinField label="EAN" defaultValue="7891000315507" readOnly />
        <GtinField
          label="EAN"
          defaultValue="7891000315507"
          disabled
          disabledReason="Só a área contábil altera"
        />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
