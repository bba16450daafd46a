import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { DunField } from './DunField.tsx';

const meta = preview.meta({
  title: 'Inputs/DunField',
  component: DunField,
  args: { label: 'DUN', ean: '7891000315507', onValueChange: fn() },
});

/** Fourteen digits; made from the EAN of the products in the box at a press. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { hint: 'Código de barras da caixa', indicator: 2, required: true },
});

/** A right code, but of a box with another product in it. */
export const AnotherEan = meta.story();

AnotherEan.test('warns once it is left, and proposes the right one', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'DUN' });
  await userEvent.type(input, '16291041500210');
  await userEvent.tab();
  await expect(input).toHaveAccessibleDescription('O DUN não contém o EAN 7891000315507');
  await expect(input).toBeValid();
  await expect(canvas.getByRole('button', { name: 'Propor a partir do EAN' })).toBeVisible();
});

/** Complete, but with another check digit than its digits give. */
export const WrongCheckDigit = meta.story();

WrongCheckDigit.test('says which digit it expected', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'DUN' });
  await userEvent.type(input, '17891000315509');
  await userEvent.tab();
  await expect(input).toHaveAccessibleDescription('Dígito verificador esperado: 4');
  await expect(input).toBeInvalid();
});

/** Long label and message wrap. */
export const LongContent = meta.story({
  args: {
    label: 'DUN da caixa como está impresso na embalagem de transporte',
    error:
      'Este código pertence a outro fornecedor que já concluiu o cadastro e aguarda a análise da área contábil',
    style: { maxInlineSize: '320px' },
  },
});

/** Tab goes on to the proposal; Enter takes it and returns. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'DUN' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Propor a partir do EAN' })).toHaveFocus();
    await step('Enter on the offer: makes the code, and focus returns to it', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(input).toHaveFocus());
      await expect(input).toHaveValue('17891000315504');
      await expect(canvas.getByRole('status')).toHaveTextContent('DUN proposto: 17891000315504');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('17891000315504', expect.anything());
    });
  },
});

/** A press makes the code from the EAN. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'DUN' });
    await userEvent.click(canvas.getByRole('button', { name: 'Propor a partir do EAN' }));
    await waitFor(() => expect(input).toHaveValue('17891000315504'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('17891000315504', expect.anything());
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="states">
        <DunField label="DUN" ean="7891000315507" placeholder="00000000000000" />
        <DunField
          label="DUN"
          ean="7891000315507"
          defaultValue="17891000315504"
          required
          hint="Como no cadastro"
        />
        <DunField label="DUN" ean="7891000315507" defaultValue="17891000315504" error="DUN já cadastrado" />
        <DunField label="DUN" ean="7891000315507" defaultValue="17891000315504" readOnly />
        <DunField
          label="DUN"
          ean="7891000315507"
          defaultValue="17891000315504"
          disabled
          disabledReason="Só a área contábil altera"
        />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
