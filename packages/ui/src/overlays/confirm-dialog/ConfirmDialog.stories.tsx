import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { TextArea } from '../../inputs/text-area/TextArea.tsx';
import { ModalPanel } from '../../internal/modal/ModalPanel.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** A button that opens the dialog, as on a page. */
function Opened({
  open: openAtFirst,
  onOpenChange,
  onConfirm,
  ...props
}: ComponentProps<typeof ConfirmDialog>) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Aprovar</Button>
      <ConfirmDialog
        {...props}
        open={open}
        onOpenChange={(next, details) => {
          onOpenChange(next, details);
          setOpen(next);
        }}
        onConfirm={(observations) => {
          onConfirm(observations);
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Aprovar a solicitação?',
    children: 'O fornecedor recebe um aviso por e-mail.',
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  render: (args) => <Opened {...args} />,
});

/** A question and what follows from it; focus starts on the answer. */
export const Default = meta.story();

Default.test('starts on the confirm button and is read with its message', async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Aprovar a solicitação?' });
  await expect(dialog).toHaveAccessibleDescription('O fornecedor recebe um aviso por e-mail.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirmar' })).toHaveFocus());
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { confirmLabel: 'Aprovar', observations: 'optional' } });

/** What cannot be undone: focus starts on the way back. */
export const Danger = meta.story({
  args: {
    title: 'Excluir a marca?',
    children: 'Não há como desfazer.',
    confirmLabel: 'Excluir',
    tone: 'danger',
  },
});

Danger.test('starts on the safe button', async () => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Voltar' })).toHaveFocus());
});

/** Room for observations. */
export const OptionalObservations = meta.story({ args: { observations: 'optional' } });

OptionalObservations.test('confirms without any', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmar' }));
  await expect(args.onConfirm).toHaveBeenLastCalledWith('');
});

/** Asks for observations. */
export const RequiredObservations = meta.story({
  args: { title: 'Recusar a solicitação?', confirmLabel: 'Recusar', observations: 'required' },
});

RequiredObservations.test(
  'refuses spaces, then confirms what is written',
  async ({ args, userEvent, step }) => {
    const area = await screen.findByRole('textbox', { name: 'Observações' });
    await waitFor(() => expect(area).toHaveFocus());
    await step('Only spaces are refused and focus goes to the text', async () => {
      await userEvent.keyboard('   ');
      await userEvent.click(screen.getByRole('button', { name: 'Recusar' }));
      await expect(area).toHaveAccessibleDescription(/Informe as observações/);
      await expect(area).toHaveFocus();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('Text is handed over without outer spaces, as typed', async () => {
      await userEvent.keyboard('Documento vencido ');
      await userEvent.click(screen.getByRole('button', { name: 'Recusar' }));
      await expect(args.onConfirm).toHaveBeenLastCalledWith('Documento vencido');
    });
  },
);

/** The act is under way. */
export const Loading = meta.story({ args: { saving: true } });

Loading.test('cannot be confirmed again', async ({ args, userEvent }) => {
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Carregando... Confirmar' }));
  await userEvent.keyboard('{Enter}');
  await expect(args.onConfirm).not.toHaveBeenCalled();
});

/** The act failed: the dialog stays, says why and offers the way on. */
export const Failed = meta.story({
  args: {
    error: { message: 'O cadastro já foi atualizado por outro usuário. Recarregue a página.' },
    errorAction: <Button size="sm">Ler novamente</Button>,
  },
});

/** Long texts wrap. */
export const LongContent = meta.story({
  args: {
    title:
      'Transferir as famílias selecionadas para outro gerente comercial sem avisar os fornecedores envolvidos?',
    children:
      'As 128 famílias selecionadas passam a responder ao novo gerente a partir de agora, inclusive as que têm solicitações em análise.',
    confirmLabel: 'Transferir as 128 famílias selecionadas',
    cancelLabel: 'Voltar e rever a seleção',
  },
});

/** Tab between the buttons, Enter confirms, Escape goes back. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Aprovar' });
    const confirm = () => screen.getByRole('button', { name: 'Confirmar' });
    await step('Escape: goes back without confirming', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(confirm()).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('Tab: goes round the two buttons', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(confirm()).toHaveFocus());
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Voltar' })).toHaveFocus());
      await userEvent.tab();
      await waitFor(() => expect(confirm()).toHaveFocus());
    });
    await step('Enter: confirms', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onConfirm).toHaveBeenLastCalledWith('');
    });
  },
});

/** "Voltar" goes back, "Confirmar" confirms. */
export const Pointer = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aprovar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'cancel' });
    await userEvent.click(canvas.getByRole('button', { name: 'Aprovar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmar' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
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
        title="Recusar a solicitação?"
        footer={
          <>
            <Button>Voltar</Button>
            <Button variant="primary" tone="danger">
              Recusar
            </Button>
          </>
        }
      >
        <TextArea label="Observações" required error="Informe as observações" />
      </ModalPanel>
    </StateMatrix>
  ),
});
