import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { ModalPanel } from '../../internal/modal/ModalPanel.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { LogoutDialog } from './LogoutDialog.tsx';

/** A button that opens the dialog, as in the account menu. */
function Opened({ open: openAtFirst, onOpenChange, ...props }: ComponentProps<typeof LogoutDialog>) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sair da conta</Button>
      <LogoutDialog
        {...props}
        open={open}
        onOpenChange={(next, details) => {
          onOpenChange(next, details);
          setOpen(next);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Overlays/LogoutDialog',
  component: LogoutDialog,
  args: { open: true, onOpenChange: fn(), onLogout: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '280px' } } },
  render: (args) => <Opened {...args} />,
});

/** Asks before the session ends (WID-001). */
export const Default = meta.story();

Default.test('asks the one question', async () => {
  await expect(
    await screen.findByRole('dialog', { name: 'Tem certeza que você deseja sair?' }),
  ).toBeVisible();
});

/** Every prop, to try out. */
export const Playground = meta.story();

/** Signing out is under way. */
export const Loading = meta.story({ args: { saving: true } });

/** What is lost by leaving stands below the question. */
export const WithLoss = meta.story({
  args: { children: <p>Há arquivos sendo enviados. Se você sair agora, eles não são anexados.</p> },
});

WithLoss.test('describes the question', async () => {
  await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/Há arquivos sendo enviados/);
});

/** Enter leaves, Escape stays (AUTH-41). */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Sair da conta' });
    await step('Escape: stays signed in', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Sair' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onLogout).not.toHaveBeenCalled();
    });
    await step('Enter: signs out', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Sair' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onLogout).toHaveBeenCalledOnce();
    });
  },
});

/** "Voltar" and a press outside stay signed in, "Sair" signs out (AUTH-41, WID-002, WID-003). */
export const Pointer = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Sair da conta' });
    await step('"Voltar" stays signed in', async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('So does a press outside', async () => {
      await userEvent.click(opener);
      const dialog = await screen.findByRole('dialog');
      if (dialog.parentElement) await userEvent.click(dialog.parentElement);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onLogout).not.toHaveBeenCalled();
    });
    await step('"Sair" signs out', async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('button', { name: 'Sair' }));
      await expect(args.onLogout).toHaveBeenCalledOnce();
    });
  },
});

/** The panel in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: { layout: 'padded' },
  render: () => (
    <StateMatrix>
      <ModalPanel
        role="dialog"
        size="sm"
        title="Tem certeza que você deseja sair?"
        footer={
          <>
            <Button>Voltar</Button>
            <Button variant="primary">Sair</Button>
          </>
        }
      />
    </StateMatrix>
  ),
});
