import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = preview.meta({
  title: 'Inputs/PhoneField',
  component: PhoneField,
  args: { label: 'Celular', kind: 'mobile' as const, onValueChange: fn() },
});

const mobile = { ddd: '31', number: '999998888' };

/** Area code and number; typing goes on from one to the other. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { hint: 'Com o código da cidade', placeholder: '00000-0000', required: true },
});

/** Eight digits. */
export const Landline = meta.story({
  args: { label: 'Telefone fixo', kind: 'landline', defaultValue: { ddd: '31', number: '33334444' } },
});

/** Left with an area code that no city has. */
export const UnknownAreaCode = meta.story();

UnknownAreaCode.test('says so once both inputs are left', async ({ canvas, userEvent }) => {
  const group = canvas.getByRole('group', { name: 'Celular' });
  const ddd = within(group).getByRole('textbox', { name: 'DDD' });
  await userEvent.type(ddd, '20');
  await expect(ddd).toBeValid();
  await userEvent.tab();
  await userEvent.tab();
  await waitFor(() => expect(ddd).toHaveAccessibleDescription('DDD 20 não existe'));
  await expect(ddd).toBeInvalid();
});

/** Long label and message wrap. */
export const LongContent = meta.story({
  args: {
    label: 'Telefone celular da pessoa responsável pelo cadastro e pelas dúvidas fiscais',
    error: 'Este número pertence a outro contato deste fornecedor que já recebe os avisos do portal',
    style: { maxInlineSize: '320px' },
  },
});

/** Typing goes on to the number; Backspace in the empty number goes back. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const ddd = canvas.getByRole('textbox', { name: 'DDD' });
    const number = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Número' });
    await step('Digits: the second one of the area code goes on to the number', async () => {
      await userEvent.tab();
      await expect(ddd).toHaveFocus();
      await userEvent.keyboard('31999998888');
      await waitFor(() => expect(number).toHaveValue('99999-8888'));
      await expect(ddd).toHaveValue('31');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(mobile, expect.anything());
    });
    await step('Backspace in the empty number: goes back and erases nothing', async () => {
      await userEvent.clear(number);
      await userEvent.keyboard('{Backspace}');
      await waitFor(() => expect(ddd).toHaveFocus());
      await expect(ddd).toHaveValue('31');
    });
  },
});

/** A whole number pasted into either half fills both. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const ddd = canvas.getByRole('textbox', { name: 'DDD' });
    await userEvent.click(ddd);
    await userEvent.paste('+55 (31) 99999-8888');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Número' })).toHaveValue('99999-8888'));
    await expect(ddd).toHaveValue('31');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(mobile, expect.anything());
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="states">
        <PhoneField label="Celular" kind="mobile" placeholder="00000-0000" />
        <PhoneField
          label="Celular"
          kind="mobile"
          defaultValue={mobile}
          required
          hint="Com o código da cidade"
        />
        <PhoneField label="Celular" kind="mobile" defaultValue={mobile} error="Digite um número válido" />
        <PhoneField label="Celular" kind="mobile" defaultValue={mobile} readOnly />
        <PhoneField
          label="Celular"
          kind="mobile"
          defaultValue={mobile}
          disabled
          disabledReason="Só a área contábil altera"
        />
        <PhoneField label="Telefone fixo" kind="landline" defaultValue={{ ddd: '31', number: '33334444' }} />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
