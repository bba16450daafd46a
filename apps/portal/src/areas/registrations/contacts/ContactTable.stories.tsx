import { type CarrierForm, type ContactForm, contactOf } from '@portal/domain';
import { Button } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { supplier } from '../../../shared/stories/people.ts';
import { renderPortal } from '../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';
import { ContactTable } from './ContactTable.tsx';
import { type ContactKind, carrierKind, contactKind } from './contactKinds.tsx';

const ana: ContactForm = {
  nome: 'ANA REIS',
  email: 'financeiro@panelasdaserra.com.br',
  dddTelefoneFixo: '',
  numeroTelefoneFixo: '',
  dddTelefoneCelular: '31',
  numeroTelefoneCelular: '998877002',
};

const bruno: ContactForm = {
  ...ana,
  nome: 'BRUNO LIMA',
  email: 'bruno@panelasdaserra.com.br',
  dddTelefoneFixo: '31',
  numeroTelefoneFixo: '32224455',
};

const vale: CarrierForm = {
  nome: 'TRANSPORTES VALE LTDA',
  email: 'coleta@transportesvale.com.br',
  ddd: '31',
  numeroTelefone: '33334444',
  dddTelefoneCelular: '31',
  numeroTelefoneCelular: '988776655',
};

interface ListProps<Row> {
  kind: ContactKind<Row>;
  label: string;
  rows: readonly Row[];
  error?: string;
  readOnly?: boolean;
  onValueChange(rows: readonly Row[]): void;
}

/** Keeps the rows, as the form of a step does, and takes nothing that a dialog sends. */
function List<Row>({ rows, onValueChange, ...props }: ListProps<Row>): ReactNode {
  const [value, setValue] = useState(rows);
  return (
    <form
      aria-label="Etapa"
      onSubmit={() => expect.unreachable('the form of a dialog is not that of the step')}
    >
      <ContactTable
        {...props}
        name="contatos"
        value={value}
        onValueChange={(next) => {
          onValueChange(next);
          setValue(next);
        }}
      />
    </form>
  );
}

interface ListOfOthersProps extends Pick<ListProps<ContactForm>, 'rows' | 'onValueChange'> {
  /** The rows once others have saved theirs. */
  next: readonly ContactForm[];
}

/** A form that is clean shows what others have saved. */
function ListOfOthers({ rows, next, onValueChange }: ListOfOthersProps) {
  const [value, setValue] = useState(rows);
  return (
    <>
      <Button onClick={() => setValue(next)}>Outra pessoa salva</Button>
      <ContactTable
        kind={contactKind}
        label="Contatos financeiros"
        name="contatos"
        value={value}
        onValueChange={onValueChange}
      />
    </>
  );
}

const inPortal = (section: ReactNode, context: Parameters<typeof renderPortal>[1]) =>
  renderPortal({ path: '/', session: supplier, section }, context);

const meta = preview.meta({
  title: 'Pages/Contatos do fornecedor',
  component: List<ContactForm>,
  args: {
    kind: contactKind,
    label: 'Contatos financeiros',
    rows: [ana, bruno],
    onValueChange: fn<(rows: readonly ContactForm[]) => void>(),
  },
  render: (args, context) => inPortal(<List {...args} />, context),
});

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Two contacts, each with its acts. */
export const Default = meta.story();

Default.test('has the columns of G-04 and acts that name their row', async ({ canvas }) => {
  await canvas.findByRole('cell', { name: 'BRUNO LIMA' });
  await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Nome',
    'E-mail',
    'Telefone',
    'Celular',
    'Ações',
  ]);
  await expect(canvas.getByRole('cell', { name: '(31) 3222-4455' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Editar BRUNO LIMA' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Remover BRUNO LIMA' })).toBeVisible();
});

/** The list as others have changed it, while a contact of it is open. */
export const ChangedMeanwhile = meta.story({
  render: ({ onValueChange }, context) =>
    inPortal(<ListOfOthers rows={[ana, bruno]} next={[bruno]} onValueChange={onValueChange} />, context),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar BRUNO LIMA' }));
    const dialog = await dialogNamed('Editar contato');
    canvas.getByText('Outra pessoa salva').click(); // the dialog covers it
    const name = dialog.getByRole('textbox', { name: 'Nome' });
    await userEvent.clear(name);
    await userEvent.type(name, 'bruno reis');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await isClosed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([{ ...bruno, nome: 'BRUNO REIS' }]);
  },
});

/** Carriers share the dialog; their landline has names of its own (CTC-015 to CTC-017, C-19). */
export const Carriers = meta.story({
  render: ({ onValueChange }, context) =>
    inPortal(
      <List
        kind={carrierKind}
        label="Transportadoras"
        rows={[vale]}
        onValueChange={(rows) => onValueChange(rows.map(contactOf))}
      />,
      context,
    ),
});

Carriers.test('takes a carrier from the same dialog', async ({ args, canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Adicionar transportadora' }));
  const dialog = await dialogNamed('Adicionar contato');
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /Nome/ })).toHaveFocus());
  await userEvent.keyboard('rápido minas{Tab}frota@rapido.com.br{Tab}3132224455{Tab}31998887777');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await isClosed();
  await expect(args.onValueChange).toHaveBeenLastCalledWith([
    contactOf(vale),
    {
      nome: 'RÁPIDO MINAS',
      email: 'frota@rapido.com.br',
      dddTelefoneFixo: '31',
      numeroTelefoneFixo: '32224455',
      dddTelefoneCelular: '31',
      numeroTelefoneCelular: '998887777',
    },
  ]);
});

/** Names and addresses as long as they may be are cut, and a tooltip has the whole. */
export const LongContent = meta.story({
  args: {
    rows: [
      {
        ...bruno,
        nome: 'MARIA APARECIDA DOS SANTOS OLIVEIRA DE ALBUQUERQUE CAVALCANTI',
        email: 'maria.aparecida.dos.santos.oliveira@departamento-fiscal.fornecedor-exemplo.com.br',
      },
    ],
  },
});

async function add({ canvas, userEvent }: StoryActor) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Adicionar contato' }));
  return dialogNamed('Adicionar contato');
}

Default.test(
  'says all that is wrong, and goes to the first (CTC-004 to CTC-012)',
  async ({ canvas, userEvent, args }) => {
    const dialog = await add({ canvas, userEvent });
    const name = dialog.getByRole('textbox', { name: /Nome/ });
    const half = (phone: RegExp, part: RegExp) =>
      within(dialog.getByRole('group', { name: phone })).getByRole('textbox', { name: part });
    await userEvent.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'ana@exemplo');
    await userEvent.type(half(/Telefone/, /Número/), '3333');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Campo obrigatório');
    await expect(dialog.getByRole('textbox', { name: /E-mail/ })).toHaveAccessibleDescription(
      'Digite um e-mail válido',
    );
    await expect(half(/Telefone/, /Número/)).toHaveAccessibleDescription('Digite um número válido');
    await expect(half(/Celular/, /DDD/)).toHaveAccessibleDescription('Campo obrigatório');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
);

/** Somebody who is on the list already is refused where the e-mail is typed; another person of that mailbox is not. 'Cancelar' keeps nothing (CTC-013). */
export const Repeated = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await add({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: /Nome/ }), 'ana reis');
    await userEvent.type(dialog.getByRole('textbox', { name: /E-mail/ }), String(ana.email));
    await userEvent.type(
      within(dialog.getByRole('group', { name: /Celular/ })).getByRole('textbox', { name: /DDD/ }),
      '31999998888',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Este contato já está na lista')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await isClosed();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

Default.test('just closes where nothing of a contact has changed', async ({ args, canvas, userEvent }) => {
  const edit = await canvas.findByRole('button', { name: 'Editar BRUNO LIMA' });
  edit.focus();
  await userEvent.keyboard('{Enter}');
  await dialogNamed('Editar contato');
  await userEvent.keyboard('{Enter}');
  await isClosed();
  await waitFor(() => expect(edit).toHaveFocus());
  await expect(args.onValueChange).not.toHaveBeenCalled();
  await expect(canvas.queryByText('BRUNO LIMA: contato alterado')).not.toBeInTheDocument();
});

Default.test('closes on Escape while nothing is typed, and keeps what is', async ({ canvas, userEvent }) => {
  await add({ canvas, userEvent });
  await userEvent.keyboard('{Escape}');
  await isClosed();
  const dialog = await add({ canvas, userEvent });
  await userEvent.type(dialog.getByRole('textbox', { name: /Nome/ }), 'ana reis');
  await userEvent.keyboard('{Escape}');
  await expect(dialog.getByRole('textbox', { name: /Nome/ })).toHaveValue('ANA REIS');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await isClosed();
});

/** Tab by Tab to a control. */
async function reach(control: HTMLElement, userEvent: StoryActor['userEvent']) {
  for (let presses = 0; presses < 12 && document.activeElement !== control; presses += 1)
    await userEvent.tab();
  await expect(control).toHaveFocus();
}

/** Added, changed and removed by keys alone; each change is told, and focus goes on where it was (CTC-001 to CTC-014). */
export const Keyboard = meta.story({
  args: { rows: [ana] },
  play: async ({ canvas, userEvent, step }) => {
    const adds = await canvas.findByRole('button', { name: 'Adicionar contato' });
    await step('Enter opens the dialog; filled in, Enter saves into the table', async () => {
      await userEvent.tab();
      await expect(adds).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      const dialog = await dialogNamed('Adicionar contato');
      await waitFor(() => expect(dialog.getByRole('textbox', { name: /Nome/ })).toHaveFocus());
      await userEvent.keyboard('bruno lima{Tab}bruno@panelasdaserra.com.br{Tab}{Tab}{Tab}31998887777');
      await reach(dialog.getByRole('button', { name: 'Salvar' }), userEvent);
      await userEvent.keyboard('{Enter}');
      await isClosed();
      await userEvent.keyboard('{Enter}'); // a second press too many
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(canvas.getByRole('cell', { name: '(31) 99888-7777' })).toBeVisible();
      await expect(canvas.getByText('BRUNO LIMA: contato adicionado')).toBeInTheDocument();
      await userEvent.tab();
      await expect(adds).toHaveFocus();
    });
    await step('the acts of a row are reached by Tab; editing changes that row', async () => {
      await reach(canvas.getByRole('button', { name: 'Editar BRUNO LIMA' }), userEvent);
      await userEvent.keyboard('{Enter}');
      const dialog = await dialogNamed('Editar contato');
      await waitFor(() => expect(dialog.getByRole('textbox', { name: /Nome/ })).toHaveFocus());
      await userEvent.keyboard('{End} filho');
      await reach(dialog.getByRole('button', { name: 'Salvar' }), userEvent);
      await userEvent.keyboard('{Enter}');
      await isClosed();
      await expect(canvas.getByRole('cell', { name: 'BRUNO LIMA FILHO' })).toBeVisible();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Editar BRUNO LIMA FILHO' })).toHaveFocus(),
      );
    });
    await step('removing asks; the safe button has focus; the next row takes it over', async () => {
      canvas.getByRole('button', { name: 'Remover ANA REIS' }).focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await dialogNamed('Remover contato');
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await isClosed();
      await expect(canvas.queryByRole('cell', { name: 'ANA REIS' })).not.toBeInTheDocument();
      await expect(canvas.getByText('ANA REIS: contato removido')).toBeInTheDocument();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Remover BRUNO LIMA FILHO' })).toHaveFocus(),
      );
    });
    await step('without a row left, focus stays at the table', async () => {
      await userEvent.keyboard('{Enter}');
      const dialog = await dialogNamed('Remover contato');
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await isClosed();
      await expect(await canvas.findAllByText('Nenhum contato adicionado')).not.toHaveLength(0);
      const group = canvas.getByRole('group', { name: 'Contatos financeiros' });
      await waitFor(() => expect(group.contains(document.activeElement)).toBe(true));
    });
  },
});
