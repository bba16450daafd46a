import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  title: 'Inputs/PasswordField',
  component: PasswordField,
  args: { label: 'Senha', onValueChange: fn() },
});

/** Hidden until asked for. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { required: true, autoComplete: 'new-password', hint: 'Ao menos 8 caracteres' },
});

/** What is wrong, in place of the hint. */
export const Invalid = meta.story({ args: { defaultValue: 'abc', error: 'Digite ao menos 8 caracteres' } });

/** Says why it is disabled. */
export const Disabled = meta.story({
  args: { defaultValue: 'segredo', disabled: true, disabledReason: 'A senha é trocada no primeiro acesso' },
});

/** Cannot be changed, only shown. */
export const ReadOnly = meta.story({ args: { defaultValue: 'segredo', readOnly: true } });

/** Long label and message wrap. */
export const LongContent = meta.story({
  args: {
    label: 'Nova senha de acesso ao portal para todos os usuários desta empresa',
    error:
      'A senha precisa ter letras maiúsculas, minúsculas e números e não pode repetir nenhuma das últimas cinco senhas',
    style: { maxInlineSize: '320px' },
  },
});

/** Tab goes from the text to the button; Space shows and hides. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('Senha', { selector: 'input' });
    await step('Letters: stay as typed', async () => {
      await userEvent.tab();
      await userEvent.keyboard('aBc');
      await expect(input).toHaveAttribute('type', 'password');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('aBc', expect.anything());
    });
    await step('Tab, Space: reach the button, and show it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Mostrar senha' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(input).toHaveAttribute('type', 'text');
      await expect(canvas.getByRole('button', { name: 'Ocultar senha' })).toHaveFocus();
    });
  },
});

/** The button shows and hides; pasting works. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('Senha', { selector: 'input' });
    await step('Pasting works', async () => {
      await userEvent.click(input);
      await userEvent.paste('Segredo 1');
      await expect(input).toHaveValue('Segredo 1');
    });
    await step('The button shows and hides', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mostrar senha' }));
      await expect(input).toHaveAttribute('type', 'text');
      await userEvent.click(canvas.getByRole('button', { name: 'Ocultar senha' }));
      await expect(input).toHaveAttribute('type', 'password');
    });
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="states">
        <PasswordField label="Senha" />
        <PasswordField label="Senha" defaultValue="segredo" required />
        <PasswordField label="Senha" defaultValue="abc" error="Digite ao menos 8 caracteres" />
        <PasswordField label="Senha" defaultValue="segredo" disabled />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
