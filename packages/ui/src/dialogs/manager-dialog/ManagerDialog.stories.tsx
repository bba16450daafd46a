import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { Fields } from '../../internal/form-dialog/FormDialog.styles.ts';
import { useDialogForm } from '../../internal/form-dialog/useDialogForm.ts';
import { ModalPanel } from '../../internal/modal/ModalPanel.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { ManagerDialog } from './ManagerDialog.tsx';
import { ManagerFields } from './ManagerFields.tsx';
import { checkManager, type FoundManager, type Manager, type ManagerValues, noManager } from './manager.ts';

const staff: Readonly<Record<string, Omit<FoundManager, 'registration'>>> = {
  '10234': { name: 'Ana Souza', email: 'ana.souza' },
};

/** A page that knows one person by registration. */
function Page({ open: openAtFirst, onOpenChange, onSearch, ...props }: ComponentProps<typeof ManagerDialog>) {
  const [open, setOpen] = useState(openAtFirst);
  const [answer, setAnswer] = useState<Pick<typeof props, 'found' | 'fieldErrors'>>({});
  return (
    <>
      <Button onClick={() => setOpen(true)}>Novo gestor</Button>
      <ManagerDialog
        {...props}
        {...answer}
        open={open}
        onOpenChange={(next, details) => {
          onOpenChange(next, details);
          setOpen(next);
          setAnswer({});
        }}
        onSearch={(registration) => {
          onSearch(registration);
          const person = staff[registration];
          setAnswer(
            person
              ? { found: { registration, ...person } }
              : { fieldErrors: { registration: 'Nenhum gestor com esta matrícula' } },
          );
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
    onSave: fn(),
    onSearch: fn(),
    emailSuffix: '@empresa.com.br',
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  render: (args) => <Page {...args} />,
});

const ana: Manager = {
  codigo: 7,
  registration: '10234',
  name: 'ANA SOUZA',
  email: 'ana.souza@empresa.com.br',
  active: true,
};

const textbox = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

/** A new manager; the search by registration fills in name and e-mail. */
export const Default = meta.story();

Default.test('says that nobody has the registration, on the field', async ({ args, userEvent }) => {
  await waitFor(() => expect(textbox(/Matrícula/)).toHaveFocus());
  await userEvent.keyboard('999');
  await userEvent.click(button('Pesquisar'));
  await expect(args.onSearch).toHaveBeenLastCalledWith('999');
  await waitFor(() => expect(textbox(/Matrícula/)).toHaveFocus());
  await expect(textbox(/Matrícula/)).toHaveAccessibleDescription('Nenhum gestor com esta matrícula');
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { manager: ana } });

/** An existing manager: code and registration stay, the active flag appears. */
export const Editing = meta.story({ args: { manager: ana } });

Editing.test('saves without changing code, registration and e-mail', async ({ args, userEvent }) => {
  await waitFor(() => expect(textbox(/Nome/)).toHaveFocus());
  for (const name of ['Código', /Matrícula/, /E-mail/])
    await expect(textbox(name)).toHaveAttribute('readonly');
  await userEvent.click(button('Pesquisar'));
  await expect(args.onSearch).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ativo' }));
  await userEvent.click(button('Salvar'));
  await expect(args.onSave).toHaveBeenLastCalledWith({ ...ana, active: false });
});

/** The search is under way. */
export const Searching = meta.story({ args: { searching: true } });

/** Long texts stay in their fields, long errors wrap. */
export const LongContent = meta.story({
  args: {
    manager: {
      codigo: 123456789,
      registration: '123456789012345',
      name: 'MARIA APARECIDA DOS SANTOS OLIVEIRA DE ALBUQUERQUE CAVALCANTI',
      email: 'maria.aparecida.dos.santos.oliveira.de.albuquerque@comercial.empresa-de-exemplo.com.br',
      active: false,
    },
    error:
      'O gestor foi alterado por outra pessoa enquanto esta janela estava aberta. Reabra para continuar.',
  },
});

/** Searched for and saved without a pointer; Escape does not close it. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Novo gestor' });
    await step('Enter opens it with focus in the first field, Escape leaves it open', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(textbox(/Matrícula/)).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expect(screen.getByRole('dialog', { name: 'Cadastrar Gestores' })).toBeVisible();
    });
    await step('Enter in the registration searches, and what is found is said', async () => {
      await userEvent.keyboard('10234{Enter}');
      await waitFor(() => expect(textbox(/Nome/)).toHaveValue('Ana Souza'));
      await expect(textbox(/E-mail/)).toHaveValue('ana.souza@empresa.com.br');
      await expect(screen.getByText('Gestor encontrado: Ana Souza')).toBeInTheDocument();
    });
    await step('Enter again saves', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSave).toHaveBeenCalledOnce();
      await expect(args.onSave).toHaveBeenLastCalledWith({
        registration: '10234',
        name: 'Ana Souza',
        email: 'ana.souza@empresa.com.br',
        active: true,
      });
    });
  },
});

/** "Pesquisar" searches; a press outside does not close; "Cancelar" does. */
export const Pointer = meta.story({
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Cadastrar Gestores' });
    await step('Nothing can be saved while the name is empty', async () => {
      await userEvent.click(button('Salvar'));
      await expect(args.onSave).not.toHaveBeenCalled();
      await userEvent.unhover(button('Salvar'));
      await userEvent.hover(button('Salvar'));
      await waitFor(() => expect(button('Salvar')).toHaveAccessibleDescription(/preencha o nome/));
    });
    await step('"Pesquisar" fills in, "Salvar" saves', async () => {
      await userEvent.type(textbox(/Matrícula/), '10234');
      await userEvent.click(button('Pesquisar'));
      await waitFor(() => expect(textbox(/Nome/)).toHaveValue('Ana Souza'));
      await userEvent.click(button('Salvar'));
      await expect(args.onSave).toHaveBeenCalledOnce();
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

function Panel({ manager }: { manager?: Manager }) {
  const registrationRef = useRef<HTMLInputElement>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  const form = useDialogForm<ManagerValues>({
    initial: manager ?? noManager,
    validate: checkManager,
    onSubmit: () => {},
    saving: false,
    fieldErrors: manager ? {} : { registration: 'Nenhum gestor com esta matrícula' },
  });
  return (
    <ModalPanel
      role="dialog"
      size="md"
      title={manager ? 'Editar Gestores' : 'Cadastrar Gestores'}
      onClose={() => {}}
      footer={
        <>
          <Button>Cancelar</Button>
          <Button variant="primary" disabled={!manager}>
            Salvar
          </Button>
        </>
      }
    >
      <Fields>
        <ManagerFields
          form={form}
          manager={manager}
          emailSuffix="@empresa.com.br"
          searching={false}
          found={null}
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
        <Panel />
      </StateMatrix.Row>
      <StateMatrix.Row label="editing">
        <Panel manager={ana} />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
