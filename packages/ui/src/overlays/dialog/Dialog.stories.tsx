import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { Checkbox } from '../../inputs/checkbox/Checkbox.tsx';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { ModalPanel } from '../../internal/modal/ModalPanel.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { Dialog } from './Dialog.tsx';

/** A button that opens the dialog, as on a page. */
function Opened({ open: openAtFirst, onOpenChange, footer, ...props }: ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Nova marca</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={(next, details) => {
          onOpenChange(next, details);
          setOpen(next);
        }}
        footer={
          footer ?? (
            <>
              <Button onClick={() => setOpen(false)}>Cancelar</Button>
              <Button variant="primary">Salvar</Button>
            </>
          )
        }
      />
    </>
  );
}

const form = (
  <>
    <TextField label="Nome da marca" required />
    <Checkbox label="Ativa" defaultChecked />
  </>
);

const meta = preview.meta({
  title: 'Overlays/Dialog',
  component: Dialog,
  args: { open: true, onOpenChange: fn(), title: 'Nova marca', children: form },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  render: (args) => <Opened {...args} />,
});

/** A form on top of the page; focus starts in its first field. */
export const Default = meta.story();

Default.test('starts in the first field', async () => {
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nome da marca' })).toHaveFocus());
});

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { description: 'A marca aparece nas buscas do catálogo assim que é salva.', size: 'sm' },
});

/** A short question. */
export const Small = meta.story({ args: { size: 'sm' } });

/** Room for a table. */
export const Large = meta.story({ args: { size: 'lg' } });

/** Neither Escape nor a press outside closes it; the close button and "Cancelar" do. */
export const Persistent = meta.story({ args: { dismissable: false } });

Persistent.test('stays on Escape, closes on its button', async ({ args, userEvent }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Nova marca' });
  await userEvent.keyboard('{Escape}');
  await expect(dialog).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close-button' });
});

/** Taller than the window: the content scrolls, title and acts stay. */
export const LongContent = meta.story({
  args: {
    title: 'Marcas que dividem o mesmo fornecedor e precisam ser revisadas antes da próxima negociação',
    children: Array.from({ length: 40 }, (_, index) => `Marca de exemplo número ${index + 1}`).map((name) => (
      <p key={name}>{name}</p>
    )),
  },
});

LongContent.test('keeps its acts in sight', async () => {
  const save = await screen.findByRole('button', { name: 'Salvar' });
  await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
});

/** A sheet over the whole width of a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });

/** Opened by a key, walked by Tab, closed by Escape; focus returns to the button. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Nova marca' });
    await step('Enter: opens it, and focus goes to the first field', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nome da marca' })).toHaveFocus());
    });
    await step('Tab: stays inside', async () => {
      for (const name of ['Cancelar', 'Salvar', 'Fechar']) {
        if (name === 'Cancelar') await userEvent.tab(); // the checkbox
        await userEvent.tab();
        await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
      }
    });
    await step('Escape: closes it and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape-key' });
    });
  },
});

/** Opened, closed by its button, closed by a press outside. */
export const Pointer = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Nova marca' });
    await step('The close button closes it', async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('button', { name: 'Fechar' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close-button' });
    });
    await step('So does a press outside', async () => {
      await userEvent.click(opener);
      const dialog = await screen.findByRole('dialog');
      if (dialog.parentElement) await userEvent.click(dialog.parentElement);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
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
        role="dialog"
        size="md"
        title="Nova marca"
        description="A marca aparece nas buscas do catálogo assim que é salva."
        onClose={() => {}}
        footer={
          <>
            <Button>Cancelar</Button>
            <Button variant="primary">Salvar</Button>
          </>
        }
      >
        {form}
      </ModalPanel>
    </StateMatrix>
  ),
});
