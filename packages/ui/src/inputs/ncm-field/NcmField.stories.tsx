import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { NcmField } from './NcmField.tsx';

const meta = preview.meta({
  title: 'Inputs/NcmField',
  component: NcmField,
  args: { label: 'NCM', onValueChange: fn() },
});

/** Eight digits, with the dots written along. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { hint: 'Código fiscal da mercadoria', placeholder: '0000.00.00', required: true },
});

/** Left before it was complete. */
export const Incomplete = meta.story();

Incomplete.test('says so once it is left', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'NCM' });
  await userEvent.type(input, '3924');
  await expect(input).toBeValid();
  await userEvent.tab();
  await expect(input).toHaveAccessibleDescription('NCM deve conter 8 dígitos');
});

/** Long label and message wrap. */
export const LongContent = meta.story({
  args: {
    label: 'NCM da mercadoria segundo a tabela vigente da Receita Federal na data da nota',
    error:
      'Este código pertence a outro fornecedor que já concluiu o cadastro e aguarda a análise da área contábil',
    style: { maxInlineSize: '320px' },
  },
});

/** Tab reaches it; typing and erasing pass over the punctuation. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'NCM' });
    await step('Tab, digits: reach it; the punctuation is written along', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('39241000');
      await expect(input).toHaveValue('3924.10.00');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('39241000', expect.anything());
    });
    await step('Backspace: erases', async () => {
      await userEvent.keyboard('{Backspace}{Backspace}');
      await expect(input).toHaveValue('3924.10');
    });
  },
});

/** What is pasted loses its spaces and punctuation. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'NCM' });
    await userEvent.click(input);
    await userEvent.paste(' NCM 3924 10 00 ');
    await expect(input).toHaveValue('3924.10.00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('39241000', expect.anything());
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="states">
        <NcmField label="NCM" placeholder="0000.00.00" />
        <NcmField label="NCM" defaultValue="39241000" required hint="Como no cadastro" />
        <NcmField label="NCM" defaultValue="39241000" error="NCM não encontrado" />
        <NcmField label="NCM" defaultValue="39241000" readOnly />
        <NcmField label="NCM" defaultValue="39241000" disabled disabledReason="Só a área contábil altera" />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
