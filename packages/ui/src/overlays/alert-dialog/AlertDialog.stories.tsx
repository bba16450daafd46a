import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { ModalPanel } from '../../internal/modal/ModalPanel.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { AlertDialog } from './AlertDialog.tsx';

/** A button that opens the dialog, as on a page. */
function Opened({ open: openAtFirst, onOpenChange, ...props }: ComponentProps<typeof AlertDialog>) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Selecionar todos</Button>
      <AlertDialog
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

const message = 'Limite máximo excedido (500 itens) refine a busca ou não use o selecionar todos.';

const meta = preview.meta({
  title: 'Overlays/AlertDialog',
  component: AlertDialog,
  args: { open: true, onOpenChange: fn(), title: 'Ação não permitida', children: message },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  render: (args) => <Opened {...args} />,
});

/** A message with one button. */
export const Default = meta.story();

Default.test('is read with its message', async () => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Ação não permitida' });
  await expect(dialog).toHaveAccessibleDescription(message);
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { okLabel: 'Entendi' } });

/** A long message scrolls inside. */
export const LongContent = meta.story({
  args: { children: <p>{`${message} `.repeat(60)}</p> },
});

/** Focus starts on the button; Enter and Escape close. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Selecionar todos' });
    for (const key of ['{Enter}', '{Escape}']) {
      await step(`${key}: closes it`, async () => {
        opener.focus();
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
        await userEvent.keyboard(key);
        await waitFor(() => expect(opener).toHaveFocus());
        await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      });
    }
  },
});

/** "OK" and a press outside close it. */
export const Pointer = meta.story({
  args: { open: false },
  play: async ({ canvas, userEvent, step, args }) => {
    const opener = canvas.getByRole('button', { name: 'Selecionar todos' });
    const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await step('OK', async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
      await isClosed();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'ok' });
    });
    await step('A press outside', async () => {
      await userEvent.click(opener);
      const overlay = (await screen.findByRole('alertdialog')).parentElement;
      await userEvent.click(overlay ?? document.body);
      await isClosed();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'outside-press' });
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
        role="alertdialog"
        size="sm"
        title="Ação não permitida"
        describedByContent
        footer={<Button variant="primary">OK</Button>}
      >
        {message}
      </ModalPanel>
    </StateMatrix>
  ),
});
