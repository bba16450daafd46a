import { passwordChoiceSchema } from '@portal/domain';
import { Button, Card, Stack } from '@portal/ui';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { PortalStory } from '../stories/PortalStory.tsx';
import { pageParameters, renderPortal } from '../stories/renderPortal.tsx';
import type { StoryActor } from '../stories/StoryActor.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useSchemaForm } from './useSchemaForm.ts';

const sent = fn();

interface ExampleProps {
  label: 'Senha' | 'Nova senha';
  senha?: string;
}

/** A form of nothing but the two fields, with the rules of the domain. */
function Example({ label, senha = '' }: ExampleProps) {
  const { control, formProps } = useSchemaForm({
    loadSchema: async () => passwordChoiceSchema,
    defaultValues: { senha, confirmarSenha: senha },
    onSubmit: async (values) => sent(values),
  });
  return (
    <Card>
      <form {...formProps} aria-label="Escolher senha">
        <Stack>
          <NewPasswordFields control={control} label={label} />
          <Button type="submit" variant="primary">
            Salvar senha
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

const meta = preview.meta({
  title: 'Pages/Nova senha',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: '/', session: null, section: <Example label="Nova senha" /> },
  render: renderPortal,
  beforeEach() {
    sent.mockClear();
  },
});

const fields = async ({ canvas }: Pick<StoryActor, 'canvas'>) => ({
  password: await canvas.findByLabelText(/^Nova senha/),
  again: canvas.getByLabelText(/^Confirmar nova senha/),
});

/** Before anything is typed the hint says what the password needs. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const { password, again } = await fields({ canvas });
    await expect(password).toHaveAccessibleDescription(
      'No mínimo 8 caracteres, com ao menos uma letra e um número',
    );
    for (const field of [password, again]) {
      await expect(field).toHaveAttribute('autocomplete', 'new-password');
      await expect(field).toBeRequired();
    }
  },
});

/** In the sign-up it is the first password, not a new one. */
export const FirstPassword = meta.story({
  args: { section: <Example label="Senha" /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Senha/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Confirmar senha/)).toBeVisible();
  },
});

/** Each rule that is broken is named in place of the hint, one at a time. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { password, again } = await fields({ canvas });
    await userEvent.type(password, 'curta1');
    await userEvent.type(again, 'curta1{Enter}');
    const says = (text: string) => waitFor(() => expect(password).toHaveAccessibleDescription(text));
    await says('A senha deve ter no mínimo 8 caracteres');
    await expect(password).toBeInvalid();
    await userEvent.clear(password);
    await userEvent.type(password, '12345678');
    await says('A senha deve ter ao menos uma letra');
    await userEvent.clear(password);
    await userEvent.type(password, 'abcdefgh');
    await says('A senha deve ter ao menos um número');
    await expect(sent).not.toHaveBeenCalled();
  },
});

/** Both differ; corrected in the first field, the second is right at once. */
export const Different = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { password, again } = await fields({ canvas });
    await userEvent.type(password, 'Outra202');
    await userEvent.type(again, 'Outra2027{Enter}');
    await waitFor(() => expect(again).toHaveAccessibleDescription('As senhas não conferem'));
    await userEvent.type(password, '7');
    await waitFor(() => expect(again).toBeValid());
    await expect(canvas.queryByText('As senhas não conferem')).not.toBeInTheDocument();
  },
});

/** By keyboard alone: each field, the button that shows what was typed, and sent with Enter. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { password, again } = await fields({ canvas });
    password.focus();
    await userEvent.keyboard('Outra2027');
    await userEvent.tab();
    const [show] = canvas.getAllByRole('button', { name: 'Mostrar senha' });
    await expect(show).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveAttribute('type', 'text');
    await expect(again).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(again).toHaveFocus();
    await userEvent.keyboard('Outra2027{Enter}');
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([[{ senha: 'Outra2027', confirmarSenha: 'Outra2027' }]]),
    );
  },
});

/** A long password, made by a password manager. */
export const LongContent = meta.story({
  args: {
    section: (
      <Example label="Nova senha" senha={`${'Frase longa de um gerenciador de senhas '.repeat(3)}1`} />
    ),
  },
});

/** A window of 320 px. */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
