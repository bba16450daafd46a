import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { Fields } from '../../internal/form-dialog/FormDialog.styles.ts';
import { ModalPanel } from '../../internal/modal/ModalPanel.tsx';
import { labelled, useKept } from '../../internal/stories/bindings.ts';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { type ContactBindings, ContactFields } from './ContactFields.tsx';

/** A button that opens the dialog, as beside a table of contacts. */
function Opened({
  open: openAtFirst,
  onOpenChange,
  fields: first,
  ...props
}: ComponentProps<typeof ContactDialog>) {
  const [open, setOpen] = useState(openAtFirst);
  const cargo = useKept(first.cargo ?? labelled('Cargo', ''));
  const fields: ContactBindings = {
    nome: useKept(first.nome),
    email: useKept(first.email),
    cargo: first.cargo && cargo,
    landline: useKept(first.landline),
    mobile: useKept(first.mobile),
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Adicionar</Button>
      <ContactDialog
        {...props}
        fields={fields}
        open={open}
        onOpenChange={(next, details) => {
          onOpenChange(next, details);
          setOpen(next);
        }}
      />
    </>
  );
}

const empty: ContactBindings = {
  nome: labelled('Nome', ''),
  email: labelled('E-mail', ''),
  landline: labelled('Telefone', { ddd: '', number: '' }),
  mobile: labelled('Celular', { ddd: '', number: '' }),
};

const ana: ContactBindings = {
  nome: labelled('Nome', 'ANA SOUZA'),
  email: labelled('E-mail', 'ana.souza@exemplo.com.br'),
  landline: labelled('Telefone', { ddd: '31', number: '33334444' }),
  mobile: labelled('Celular', { ddd: '31', number: '999998888' }),
};
const jobTitle = labelled('Cargo', 'GERENTE DE CONTAS');

const meta = preview.meta({
  title: 'Dialogs/ContactDialog',
  component: ContactDialog,
  args: { open: true, onOpenChange: fn(), onSubmit: fn(), fields: empty },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } } },
  render: (args) => <Opened {...args} />,
});

const textbox = (name: RegExp) => screen.getByRole('textbox', { name });
const half = (phone: RegExp, name: RegExp) =>
  within(screen.getByRole('group', { name: phone })).getByRole('textbox', { name });

/** A new contact of the accounting, financial or logistics table, or of a carrier. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { editing: true, fields: { ...ana, cargo: jobTitle } } });

/** The representative has a job title. */
export const Representative = meta.story({ args: { fields: { ...empty, cargo: labelled('Cargo', '') } } });

/** A contact that exists; the server refused its e-mail. */
export const Refused = meta.story({
  args: {
    editing: true,
    fields: {
      ...ana,
      email: labelled('E-mail', 'ana.souza@exemplo.com.br', 'Este e-mail já pertence a outro contato'),
    },
  },
});

/** Long texts stay in their fields, long errors wrap. */
export const LongContent = meta.story({
  args: {
    editing: true,
    fields: {
      ...ana,
      nome: labelled('Nome', 'MARIA APARECIDA DOS SANTOS OLIVEIRA DE ALBUQUERQUE CAVALCANTI'),
      email: labelled(
        'E-mail',
        'maria.aparecida.dos.santos.oliveira@departamento-fiscal.fornecedor-exemplo.com.br',
        'Este e-mail já pertence a outro contato deste fornecedor; use outro endereço',
      ),
    },
    error: {
      message:
        'Não foi possível salvar o contato porque o cadastro foi alterado por outra pessoa agora há pouco.',
    },
  },
});

/** Filled in from field to field and sent by Enter. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Adicionar' });
    await step('Enter: opens it with focus in the first field', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(textbox(/Nome/)).toHaveFocus());
    });
    await step('Escape: closes it and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Tab, Enter: go through the fields, and save', async () => {
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
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(textbox(/Nome/)).toHaveValue('ANA SOUZA');
      await expect(textbox(/E-mail/)).toHaveValue('ana@exemplo.com.br');
      await expect(half(/Celular/, /DDD/)).toHaveValue('31');
      await expect(half(/Celular/, /Número/)).toHaveValue('99999-8888');
    });
  },
});

/** An existing contact, corrected and saved; a press outside closes. */
export const Pointer = meta.story({
  args: { editing: true, fields: { ...ana, cargo: jobTitle } },
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Editar contato' });
    await step('"Salvar" sends what was there and what was changed', async () => {
      await userEvent.clear(textbox(/Cargo/));
      await userEvent.type(textbox(/Cargo/), 'diretora');
      await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(textbox(/Cargo/)).toHaveValue('DIRETORA');
    });
    await step('A press outside closes it without saving', async () => {
      if (dialog.parentElement) await userEvent.click(dialog.parentElement);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'outside-press' });
    });
  },
});

function Panel({ fields, saving = false }: { fields: ContactBindings; saving?: boolean }) {
  return (
    <ModalPanel
      role="dialog"
      size="sm"
      title={fields.cargo ? 'Editar contato' : 'Adicionar contato'}
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
        <ContactFields fields={fields} readOnly={saving} />
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
        <Panel
          fields={{
            ...empty,
            email: labelled('E-mail', '', 'Digite um e-mail válido'),
            mobile: { ...empty.mobile, error: 'Campo obrigatório', errorHalf: 'number' },
          }}
        />
      </StateMatrix.Row>
      <StateMatrix.Row label="saving">
        <Panel fields={{ ...ana, cargo: jobTitle }} saving />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
