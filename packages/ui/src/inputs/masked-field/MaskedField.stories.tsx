import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { MaskedField } from './MaskedField.tsx';

const meta = preview.meta({
  title: 'Inputs/MaskedField',
  component: MaskedField,
  args: { label: 'CNAE', mask: '0000-0/00', onValueChange: fn() },
});

/** A code of a fixed form; digits and, where the mask has `A`, letters. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { mask: 'AA-000', label: 'Código interno', hint: 'Duas letras e três números', required: true },
});

/** Left before it was complete. */
export const Incomplete = meta.story();

Incomplete.test('says so once it is left', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'CNAE' });
  await userEvent.type(input, '463');
  await expect(input).toBeValid();
  await userEvent.tab();
  await expect(input).toHaveAccessibleDescription('Digite os 7 dígitos');
});

/** A number of up to so many digits: a short one is as good as a long one. */
export const Partial = meta.story({
  args: { label: 'Inscrição municipal', mask: '0000000000', partial: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Inscrição municipal' });
    await userEvent.type(input, '12.345-6');
    await userEvent.tab();
    await expect(input).toHaveValue('123456');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
});

/** The check digit has a field of its own. */
export const Exact = meta.story({
  args: { label: 'Conta corrente', hint: 'Sem o dígito', mask: '0000000000', partial: true, exact: true },
});

Exact.test('ends at the dash of a number that is filled in', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Conta corrente' });
  await userEvent.click(input);
  await userEvent.paste('98.765-4');
  await expect(input).toHaveValue('98765');
});

/** Long label and message wrap. */
export const LongContent = meta.story({
  args: {
    label: 'Código da atividade econômica principal do estabelecimento que emite as notas',
    error:
      'Este código pertence a outro fornecedor que já concluiu o cadastro e aguarda a análise da área contábil',
    style: { maxInlineSize: '320px' },
  },
});

/** Tab reaches it; typing and erasing pass over the punctuation. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'CNAE' });
    await step('Tab, digits: reach it; the punctuation is written along', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('4639701');
      await expect(input).toHaveValue('4639-7/01');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('4639701', expect.anything());
    });
    await step('Backspace: erases', async () => {
      await userEvent.keyboard('{Backspace}{Backspace}');
      await expect(input).toHaveValue('4639-7');
    });
  },
});

/** What is pasted loses its spaces and punctuation. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'CNAE' });
    await userEvent.click(input);
    await userEvent.paste(' 4639.7/01 ');
    await expect(input).toHaveValue('4639-7/01');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4639701', expect.anything());
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="states">
        <MaskedField label="CNAE" mask="0000-0/00" placeholder="0000-0/00" />
        <MaskedField label="CNAE" mask="0000-0/00" defaultValue="4639701" required hint="Como no cadastro" />
        <MaskedField label="CNAE" mask="0000-0/00" defaultValue="4639701" error="CNAE não encontrado" />
        <MaskedField label="CNAE" mask="0000-0/00" defaultValue="4639701" readOnly />
        <MaskedField
          label="CNAE"
          mask="0000-0/00"
          defaultValue="4639701"
          disabled
          disabledReason="Só a área contábil altera"
        />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
