import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { Fields } from '../../internal/form-dialog/FormDialog.styles.ts';
import { useDialogForm } from '../../internal/form-dialog/useDialogForm.ts';
import { ModalPanel } from '../../internal/modal/ModalPanel.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { ContactFields } from './ContactFields.tsx';
import { type Contact, checkContact, toContactValues } from './contact.ts';

/** A button that opens the dialog, as beside a table of contacts. */
function Opened({ open: openAtFirst, onOpenChange, ...props }: ComponentProps<typeof ContactDialog>) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Adicionar</Button>
      <ContactDialog
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
  title: 'Dialogs/ContactDialog',
  component: ContactDialog,
  args: { open: true, onOpenChange: fn(), onSave: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } } },
  render: (args) => <Opened {...args} />,
});

const ana: Contact = {
  nome: 'ANA SOUZA',
  email: 'ana.souza@exemplo.com.br',
  cargo: 'GERENTE DE CONTAS',
  dddTelefoneFixo: '31',
  numeroTelefoneFixo: '33334444',
  dddTelefoneCelular: '31',
  numeroTelefoneCelular: '999998888',
};

const textbox = (name: RegExp) => screen.getByRole('textbox', { name });
const half = (phone: RegExp, name: RegExp) =>
  within(screen.getByRole('group', { name: phone })).getByRole('textbox', { name });

/** A new contact of the accounting, financial or logistics table, or of a carrier. */
export const Default = meta.story();

Default.test('says all that is wrong, and goes to the first', async ({ args, userEvent }) => {
  await waitFor(() => expect(textbox(/Nome/)).toHaveFocus());
  await userEvent.type(await screen.findByRole('textbox', { name: /E-mail/ }), 'ana@exemplo');
  await userEvent.type(half(/Telefone/, /Número/), '3333');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(textbox(/Nome/)).toHaveFocus());
  await expect(textbox(/Nome/)).toHaveAccessibleDescription('Campo obrigatório');
  await expect(textbox(/E-mail/)).toHaveAccessibleDescription('Digite um e-mail válido');
  await expect(half(/Telefone/, /DDD/)).toHaveAccessibleDescription('Digite um número válido');
  await expect(half(/Celular/, /DDD/)).toHaveAccessibleDescription('Campo obrigatório');
  await expect(args.onSave).not.toHaveBeenCalled();
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { contact: ana, variant: 'representative' } });

/** The representative has a job title. */
export const Representative = meta.story({ args: { variant: 'representative' } });

/** A contact that exists; the server refused its e-mail. */
export const Refused = meta.story({
  args: { contact: ana, fieldErrors: { email: 'Este e-mail já pertence a outro contato' } },
});

/** Long texts stay in their fields, long errors wrap. */
export const LongContent = meta.story({
  args: {
    contact: {
      ...ana,
      nome: 'MARIA APARECIDA DOS SANTOS OLIVEIRA DE ALBUQUERQUE CAVALCANTI',
      email: 'maria.aparecida.dos.santos.oliveira@departamento-fiscal.fornecedor-exemplo.com.br',
    },
    error:
      'Não foi possível salvar o contato porque o cadastro foi alterado por outra pessoa agora há pouco.',
    fieldErrors: { email: 'Este e-mail já pertence a outro contato deste fornecedor; use outro endereço' },
  },
});

/** Filled in from field to field and sent by Enter. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Adicionar' });
    await step('Enter opens it with focus in the first field', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(textbox(/Nome/)).toHaveFocus());
    });
    await step('Escape closes it and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Tab goes through the fields, Enter saves', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(textbox(/Nome/)).toHaveFocus());
      await userEvent.keyboard('ana souza');
      await userEvent.tab();
      await userEvent.keyboard('ana@exemplo.com.br');
      for (const name of [/DDD/, /Número/]) {
        await userEvent.tab();
        await waitFor(() => expect(half(/Telefone/, name)).toHaveFocus());
      }
      await userEvent.tab();
      await userEvent.keyboard('31999998888{Enter}');
      await expect(args.onSave).toHaveBeenCalledOnce();
      await expect(args.onSave).toHaveBeenLastCalledWith({
        nome: 'ANA SOUZA',
        email: 'ana@exemplo.com.br',
        cargo: null,
        dddTelefoneFixo: null,
        numeroTelefoneFixo: null,
        dddTelefoneCelular: '31',
        numeroTelefoneCelular: '999998888',
      });
    });
  },
});

/** An existing contact, corrected and saved; a press outside closes. */
export const Pointer = meta.story({
  args: { contact: ana, variant: 'representative' },
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Editar contato' });
    await step('"Salvar" gives back what was there and what was changed', async () => {
      await userEvent.clear(textbox(/Cargo/));
      await userEvent.type(textbox(/Cargo/), 'diretora');
      await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
      await expect(args.onSave).toHaveBeenCalledOnce();
      await expect(args.onSave).toHaveBeenLastCalledWith({ ...ana, cargo: 'DIRETORA' });
    });
    await step('A press outside closes it without saving', async () => {
      if (dialog.parentElement) await userEvent.click(dialog.parentElement);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'outside-press' });
    });
  },
});

function Panel({ contact, saving = false }: { contact?: Contact; saving?: boolean }) {
  const variant = contact ? 'representative' : 'contact';
  const form = useDialogForm({
    initial: toContactValues(contact),
    validate: (values) => checkContact(values, variant),
    onSubmit: () => {},
    saving,
    fieldErrors: contact
      ? {}
      : { email: 'Digite um e-mail válido', numeroTelefoneCelular: 'Campo obrigatório' },
  });
  return (
    <ModalPanel
      role="dialog"
      size="sm"
      title={contact ? 'Editar contato' : 'Adicionar contato'}
      onClose={() => {}}
      footer={
        <>
          <Button>Cancelar</Button>
          <Button variant="primary" loading={saving}>
            Salvar
          </Button>
        </>
      }
    >
      <Fields>
        <ContactFields form={form} variant={variant} />
      </Fields>
    </ModalPanel>
  );
}

/** The panel in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: { layout: 'padded' },
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="new, refused">
        <Panel />
      </StateMatrix.Row>
      <StateMatrix.Row label="saving">
        <Panel contact={ana} saving />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
