import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { ModalPanel } from '../../internal/modal/ModalPanel.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { ptBr } from '../../locale/messages.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

/** A button that leads elsewhere, as on a page. */
function Leaving({
  open: openAtFirst,
  onOpenChange,
  onLeave,
  ...props
}: ComponentProps<typeof UnsavedChangesDialog>) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Outro produto</Button>
      <UnsavedChangesDialog
        {...props}
        open={open}
        onOpenChange={(next, details) => {
          onOpenChange(next, details);
          setOpen(next);
        }}
        onLeave={() => {
          onLeave();
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Overlays/UnsavedChangesDialog',
  component: UnsavedChangesDialog,
  args: { open: true, onOpenChange: fn(), onLeave: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  render: (args) => <Leaving {...args} />,
});

const title = 'Você tem dados não salvo';

/** Asked before a form is left. */
export const Default = meta.story();

Default.test('is read with its question and starts on the way back', async () => {
  const dialog = await screen.findByRole('alertdialog', { name: title });
  await expect(dialog).toHaveAccessibleDescription('Você deseja sair sem salvar as alterações?');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Voltar' })).toHaveFocus());
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { open: false } });

/** Escape and Enter on "Voltar" stay, Tab leads to leaving. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Outro produto' });
    await step('Escape: stays', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Voltar' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onLeave).not.toHaveBeenCalled();
    });
    await step('Tab, Enter: leave', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Voltar' })).toHaveFocus());
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onLeave).toHaveBeenCalledOnce();
    });
  },
});

/** "Voltar" stays, "Sim, sair sem salvar" leaves. */
export const Pointer = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Outro produto' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'cancel' });
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Sim, sair sem salvar' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
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
        title={title}
        footer={
          <>
            <Button>{ptBr.back}</Button>
            <Button variant="primary" tone="danger">
              {ptBr.leaveWithoutSaving}
            </Button>
          </>
        }
      >
        {ptBr.unsavedQuestion}
      </ModalPanel>
    </StateMatrix>
  ),
});
