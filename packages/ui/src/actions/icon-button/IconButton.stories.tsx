import { Pencil, Star, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Editar', icon: <Pencil />, onClick: fn() },
});

/** A quiet button in a row or bar; the tooltip says what it does. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { variant: 'secondary' } });

/** With a border, beside fields and buttons. */
export const Secondary = meta.story({ args: { variant: 'secondary' } });

/** For what cannot be undone. */
export const Danger = meta.story({ args: { label: 'Excluir', icon: <Trash2 />, tone: 'danger' } });

/** A toggle that is on. */
export const Pressed = meta.story({ args: { label: 'Favorito', icon: <Star />, pressed: true } });

Pressed.test('exposes its state', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Favorito', pressed: true })).toBeVisible();
});

/** Not available. */
export const Disabled = meta.story({ args: { disabled: true } });

/** Not available: the tooltip gives the reason. */
export const DisabledWithReason = meta.story({
  args: { disabled: true, disabledReason: 'somente o gerente da família edita' },
});

DisabledWithReason.test('can be reached and read, not pressed', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Editar' });
  await userEvent.tab();
  await screen.findByRole('tooltip');
  await expect(button).toHaveAccessibleDescription('Editar: somente o gerente da família edita');
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).not.toHaveBeenCalled();
});

/** Under way: keeps focus and refuses a second press. */
export const Loading = meta.story({ args: { loading: true } });

Loading.test('does nothing when pressed twice', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Carregando... Editar' });
  await userEvent.dblClick(button);
  await expect(args.onClick).not.toHaveBeenCalled();
  await expect(button).toHaveFocus();
});

/** A long name wraps in the tooltip. */
export const LongContent = meta.story({
  args: { label: 'Remover o fornecedor da lista de fornecedores que podem entregar este produto' },
});

/** Focus shows the tooltip, Escape hides it, Enter and Space press. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Editar' });
    await step('Tab: reaches it and shows its name', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Editar');
    });
    await step('Escape: hides the tooltip and leaves focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
      await expect(button).toHaveFocus();
    });
    await step('Enter, Space: press it', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
  },
});

/** Hover shows the tooltip, a click presses once. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Editar' });
    await step('Hover shows its name', async () => {
      await userEvent.hover(button);
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Editar');
    });
    await step('A click presses it and hides the tooltip', async () => {
      await userEvent.click(button);
      await expect(args.onClick).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    });
  },
});

/** Every variant and state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      {(['ghost', 'secondary'] as const).map((variant) => (
        <StateMatrix.Row key={variant} label={variant}>
          <IconButton variant={variant} label="Editar" icon={<Pencil />} />
          <IconButton variant={variant} label="Excluir" icon={<Trash2 />} tone="danger" />
          <IconButton variant={variant} label="Favorito" icon={<Star />} pressed />
          <IconButton variant={variant} label="Editar" icon={<Pencil />} loading />
          <IconButton variant={variant} label="Editar" icon={<Pencil />} disabled />
          <IconButton variant={variant} label="Excluir" icon={<Trash2 />} tone="danger" disabled />
          <IconButton variant={variant} label="Editar" icon={<Pencil />} size="sm" />
        </StateMatrix.Row>
      ))}
    </StateMatrix>
  ),
});
