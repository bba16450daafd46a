import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { TextArea } from '../../inputs/text-area/TextArea.tsx';
import { ModalPanel } from '../../internal/modal/ModalPanel.tsx';
import { bound, useKept } from '../../internal/stories/bindings.ts';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { DenyDialog } from './DenyDialog.tsx';

/** A button that opens the dialog, as in the head of a supplier. */
function Opened({ open: openAtFirst, onOpenChange, fields, ...props }: ComponentProps<typeof DenyDialog>) {
  const [open, setOpen] = useState(openAtFirst);
  const observacao = useKept(fields.observacao);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Recusar fornecedor</Button>
      <DenyDialog
        {...props}
        fields={{ observacao }}
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
  title: 'Dialogs/DenyDialog',
  component: DenyDialog,
  args: { open: true, onOpenChange: fn(), onSubmit: fn(), fields: { observacao: bound('') } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
  render: (args) => <Opened {...args} />,
});

const reason = () => screen.getByRole('textbox', { name: /Motivo da recusa/ });
const deny = () => screen.getByRole('button', { name: /Recusar proposta/ });

/** Asks why. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story();

/** The refusal is on its way. */
export const Saving = meta.story({ args: { saving: true } });

/** The server did not take the refusal: the reason is still there, the code finds what happened. */
export const Refused = meta.story({
  args: {
    error: { message: 'Outra pessoa já decidiu sobre este cadastro.', code: '8f3c2a10' },
    fields: { observacao: bound('Contrato vencido.') },
  },
});

Refused.test('says so, and can be sent again', async ({ args, userEvent }) => {
  await expect(await screen.findByText(/^Outra pessoa já decidiu/)).toBeVisible();
  await expect(reason()).toHaveValue('Contrato vencido.');
  await userEvent.click(deny());
  await expect(args.onSubmit).toHaveBeenCalledOnce();
});

/** A long failure and a long message wrap. */
export const LongContent = meta.story({
  args: {
    error: {
      message: 'Não foi possível recusar a proposta porque outra pessoa já decidiu sobre este cadastro.',
    },
    fields: {
      observacao: bound('', 'O motivo precisa citar o documento ou o dado que levou à recusa da proposta'),
    },
  },
});

/** Written, then sent by its button; Escape goes back. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Recusar fornecedor' });
    await step('Escape: goes back without deciding', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(reason()).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Tab: leads past "Voltar" to "Recusar proposta"', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(reason()).toHaveFocus());
      await userEvent.keyboard(' Contrato vencido. ');
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Voltar' })).toHaveFocus());
      await userEvent.tab();
      await waitFor(() => expect(deny()).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(reason()).toHaveValue(' Contrato vencido. ');
    });
  },
});

/** "Voltar" goes back, "Recusar proposta" refuses. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'cancel' });
    await userEvent.click(canvas.getByRole('button', { name: 'Recusar fornecedor' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Motivo da recusa/ }), 'Vencido');
    await userEvent.click(deny());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
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
        title="Recusar"
        onClose={() => {}}
        footer={
          <>
            <Button>Voltar</Button>
            <Button variant="primary" tone="danger">
              Recusar proposta
            </Button>
          </>
        }
      >
        <TextArea label="Motivo da recusa" required error="Campo obrigatório" />
      </ModalPanel>
    </StateMatrix>
  ),
});
