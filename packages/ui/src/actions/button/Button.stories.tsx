import { Plus } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Salvar', onClick: fn() },
});

/** The plain button of a page: secondary emphasis. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { variant: 'primary', icon: <Plus /> } });

/** The one act the page is for. */
export const Primary = meta.story({ args: { variant: 'primary' } });

/** For acts in rows and bars that must stay quiet. */
export const Ghost = meta.story({ args: { variant: 'ghost' } });

/** For what cannot be undone. */
export const Danger = meta.story({ args: { variant: 'primary', tone: 'danger', children: 'Excluir' } });

/** Not available. */
export const Disabled = meta.story({ args: { disabled: true } });

/** Not available, with the reason on hover and focus. */
export const DisabledWithReason = meta.story({
  args: { disabled: true, disabledReason: 'Preencha o CNPJ para salvar', type: 'submit' },
});

DisabledWithReason.test('can be reached and read, not pressed', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Salvar' });
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await screen.findByRole('tooltip');
  await expect(button).toHaveAccessibleDescription('Preencha o CNPJ para salvar');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  await expect(args.onClick).not.toHaveBeenCalled();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});

/** Under way: keeps focus and refuses a second press. */
export const Loading = meta.story({ args: { loading: true } });

Loading.test('does nothing when pressed twice', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Carregando... Salvar' });
  await userEvent.dblClick(button);
  await expect(args.onClick).not.toHaveBeenCalled();
  await expect(button).toHaveFocus();
});

/** Portuguese labels are long: the text wraps inside the button. */
export const LongContent = meta.story({
  args: { children: 'Salvar as alterações e voltar para a lista de solicitações de cadastro' },
});

/** Enter and Space press it. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab: reaches it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Salvar' })).toHaveFocus();
    });
    await step('Enter, Space: press it', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
  },
});

/** A click presses it once. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** Every variant and state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      {(['primary', 'secondary', 'ghost'] as const).map((variant) => (
        <StateMatrix.Row key={variant} label={variant}>
          <Button variant={variant}>Salvar</Button>
          <Button variant={variant} icon={<Plus />}>
            Adicionar
          </Button>
          <Button variant={variant} tone="danger">
            Excluir
          </Button>
          <Button variant={variant} loading>
            Salvar
          </Button>
          <Button variant={variant} disabled>
            Salvar
          </Button>
          <Button variant={variant} tone="danger" disabled>
            Excluir
          </Button>
          <Button variant={variant} size="sm">
            Salvar
          </Button>
        </StateMatrix.Row>
      ))}
    </StateMatrix>
  ),
});
