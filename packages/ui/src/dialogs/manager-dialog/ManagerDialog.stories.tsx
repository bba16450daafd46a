import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { Fields } from '../../internal/form-dialog/FormDialog.styles.ts';
import { ModalPanel } from '../../internal/modal/ModalPanel.tsx';
import { labelled, useKept } from '../../internal/stories/bindings.ts';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { ManagerDialog } from './ManagerDialog.tsx';
import { type ManagerBindings, ManagerFields } from './ManagerFields.tsx';

const staff: Readonly<Record<string, { name: string; email: string }>> = {
  '10234': { name: 'Ana Souza', email: 'ana.souza@empresa.com.br' },
};

const empty: ManagerBindings = {
  registration: labelled('Matrícula', ''),
  name: labelled('Nome', ''),
  email: labelled('E-mail', ''),
  active: labelled('Ativo', true),
};

/** A page that knows one person by registration. */
function Page({
  open: openAtFirst,
  onOpenChange,
  onSearch,
  fields: first,
  ...props
}: ComponentProps<typeof ManagerDialog>) {
  const [open, setOpen] = useState(openAtFirst);
  const [found, setFound] = useState<{ name: string }>();
  const [problem, setProblem] = useState<string>();
  const registration = useKept(first.registration);
  const name = useKept(first.name);
  const email = useKept(first.email);
  const active = useKept(first.active);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Novo gestor</Button>
      <ManagerDialog
        {...props}
        fields={{ registration: { ...registration, error: problem }, name, email, active }}
        found={found}
        incomplete={props.code === undefined && name.value === ''}
        open={open}
        onOpenChange={(next, details) => {
          onOpenChange(next, details);
          setOpen(next);
        }}
        onSearch={() => {
          onSearch();
          const person = staff[registration.value];
          setFound(person);
          setProblem(person ? undefined : 'Nenhum gestor com esta matrícula');
          if (!person) return;
          name.onValueChange(person.name);
          email.onValueChange(person.email);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Dialogs/ManagerDialog',
  component: ManagerDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    onSearch: fn(),
    fields: empty,
    emailSuffix: '@empresa.com.br',
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  render: (args) => <Page {...args} />,
});

const ana: ManagerBindings = {
  registration: labelled('Matrícula', '10234'),
  name: labelled('Nome', 'ANA SOUZA'),
  email: labelled('E-mail', 'ana.souza@empresa.com.br'),
  active: labelled('Ativo', true),
};

const textbox = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

/** A new manager; the search by registration fills in name and e-mail. */
export const Default = meta.story();

Default.test('says that nobody has the registration, on the field', async ({ args, userEvent }) => {
  await waitFor(() => expect(textbox(/Matrícula/)).toHaveFocus());
  await userEvent.keyboard('999');
  await userEvent.click(button('Pesquisar'));
  await expect(args.onSearch).toHaveBeenCalledOnce();
  await waitFor(() => expect(textbox(/Matrícula/)).toHaveFocus());
  await expect(textbox(/Matrícula/)).toHaveAccessibleDescription('Nenhum gestor com esta matrícula');
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { code: 7, fields: ana } });

/** An existing manager: code and registration stay, the active flag appears. */
export const Editing = meta.story({ args: { code: 7, fields: ana } });

Editing.test('saves without changing code, registration and e-mail', async ({ args, userEvent }) => {
  await waitFor(() => expect(textbox(/Nome/)).toHaveFocus());
  for (const name of ['Código', /Matrícula/, /E-mail/])
    await expect(textbox(name)).toHaveAttribute('readonly');
  await userEvent.click(button('Pesquisar'));
  await expect(args.onSearch).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ativo' }));
  await userEvent.click(button('Salvar'));
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await expect(screen.getByRole('checkbox', { name: 'Ativo' })).not.toBeChecked();
});

/** The server did not take the manager: what was entered is still there, the code finds what happened. */
export const Refused = meta.story({
  args: {
    code: 7,
    fields: ana,
    error: { message: 'Outra pessoa alterou este gestor. Leia-o de novo antes de salvar.', code: '8f3c2a10' },
    errorAction: <Button size="sm">Ler de novo</Button>,
  },
});

Refused.test('says so, with the way on, and can be sent again', async ({ args, userEvent }) => {
  await expect(await screen.findByText(/^Outra pessoa alterou este gestor/)).toBeVisible();
  await expect(button('Ler de novo')).toBeVisible();
  await expect(textbox(/Nome/)).toHaveValue('ANA SOUZA');
  await userEvent.click(button('Salvar'));
  await expect(args.onSubmit).toHaveBeenCalledOnce();
});

/** The search is under way. */
export const Searching = meta.story({ args: { searching: true } });

/** Long texts stay in their fields, long errors wrap. */
export const LongContent = meta.story({
  args: {
    code: 123456789,
    fields: {
      registration: labelled('Matrícula', '123456789012345'),
      name: labelled('Nome', 'MARIA APARECIDA DOS SANTOS OLIVEIRA DE ALBUQUERQUE CAVALCANTI'),
      email: labelled(
        'E-mail',
        'maria.aparecida.dos.santos.oliveira.de.albuquerque@comercial.empresa-de-exemplo.com.br',
      ),
      active: labelled('Ativo', false),
    },
    error: {
      message:
        'O gestor foi alterado por outra pessoa enquanto esta janela estava aberta. Reabra para continuar.',
    },
  },
});

/** Searched for and saved without a pointer; Escape does not close it. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Novo gestor' });
    await step('Enter, Escape: open it with focus in the first field, and leave it open', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(textbox(/Matrícula/)).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expect(screen.getByRole('dialog', { name: 'Cadastrar Gestores' })).toBeVisible();
    });
    await step('Enter in the registration number: searches, and the result is announced', async () => {
      await userEvent.keyboard('10234{Enter}');
      await waitFor(() => expect(textbox(/Nome/)).toHaveValue('Ana Souza'));
      await expect(textbox(/E-mail/)).toHaveValue('ana.souza@empresa.com.br');
      await expect(screen.getByText('Gestor encontrado: Ana Souza')).toBeInTheDocument();
    });
    await step('Enter again: saves', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
  },
});

/** "Pesquisar" searches; a press outside does not close; "Cancelar" does. */
export const Pointer = meta.story({
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Cadastrar Gestores' });
    await step('Nothing can be saved while the name is empty', async () => {
      await userEvent.click(button('Salvar'));
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.unhover(button('Salvar'));
      await userEvent.hover(button('Salvar'));
      await waitFor(() => expect(button('Salvar')).toHaveAccessibleDescription(/preencha o nome/));
    });
    await step('"Pesquisar" fills in, "Salvar" saves', async () => {
      await userEvent.type(textbox(/Matrícula/), '10234');
      await userEvent.click(button('Pesquisar'));
      await waitFor(() => expect(textbox(/Nome/)).toHaveValue('Ana Souza'));
      await userEvent.click(button('Salvar'));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('A press outside leaves it open, "Cancelar" closes it', async () => {
      if (dialog.parentElement) await userEvent.click(dialog.parentElement);
      await expect(dialog).toBeVisible();
      await userEvent.click(button('Cancelar'));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'cancel' });
    });
  },
});

function Panel({ code, fields }: { code?: number; fields: ManagerBindings }) {
  const registrationRef = useRef<HTMLInputElement>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  return (
    <ModalPanel
      role="dialog"
      size="md"
      title={code ? 'Editar Gestores' : 'Cadastrar Gestores'}
      onClose={() => {}}
      footer={
        <>
          <Button>Cancelar</Button>
          <Button variant="primary" disabled={!code}>
            Salvar
          </Button>
        </>
      }
    >
      <Fields>
        <ManagerFields
          fields={fields}
          code={code}
          emailSuffix="@empresa.com.br"
          searching={false}
          readOnly={false}
          onSearch={() => {}}
          registrationRef={registrationRef}
          nameRef={nameRef}
        />
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
      <StateMatrix.Row label="new, not found">
        <Panel
          fields={{ ...empty, registration: labelled('Matrícula', '', 'Nenhum gestor com esta matrícula') }}
        />
      </StateMatrix.Row>
      <StateMatrix.Row label="editing">
        <Panel code={7} fields={ana} />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
