import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { CardList } from '../../data/card-list/index.ts';
import { StatusBadge } from '../../data/status-badge/index.ts';
import { SummaryCard } from '../../data/summary-card/index.ts';
import { TextField } from '../../inputs/text-field/index.ts';
import { Card } from '../../layout/card/index.ts';
import { Grid } from '../../layout/grid/index.ts';
import { Section } from '../../layout/section/index.ts';
import { AppShell } from '../../navigation/app-shell/index.ts';
import { navigationExample } from '../../navigation/side-nav/navigationExample.tsx';
import { ConfirmDialog } from '../../overlays/confirm-dialog/index.ts';
import { QueuePage } from './QueuePage.tsx';

const names = ['COMERCIAL ANDRADE LTDA.', 'BOM LAR UTILIDADES S.A.', 'CASA NOVA MÓVEIS EIRELI'];

const form = (
  <Card>
    <Section title="Dados da empresa" level={3}>
      <Grid>
        <TextField label="Razão social" defaultValue="COMERCIAL ANDRADE LTDA." readOnly />
        <TextField label="Nome fantasia" defaultValue="ANDRADE" readOnly />
        <TextField label="Observações" />
      </Grid>
    </Section>
  </Card>
);

const meta = preview.meta({
  title: 'Patterns/QueuePage',
  component: QueuePage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Primeira análise',
    backHref: '#pre-cadastro',
    item: {
      id: 7,
      name: 'COMERCIAL ANDRADE LTDA.',
      status: <StatusBadge tone="warning">Aguardando Comercial</StatusBadge>,
    },
    position: 7,
    total: 42,
    onPrevious: fn(),
    onNext: fn(),
    onRetry: fn(),
    decisions: {
      approve: { onSelect: fn() },
      refuse: { onSelect: fn() },
      pendency: { onSelect: fn() },
    },
    summary: (
      <SummaryCard
        items={[
          { title: 'CNPJ', value: '12.345.678/0001-95' },
          { title: 'Segmento', value: 'Alimentos' },
          { title: 'Enviado em', value: '12/03/2026' },
        ]}
      />
    ),
    aside: (
      <Card>
        <Section title="Contrato social" level={3}>
          <p>Cláusula primeira. A sociedade gira sob o nome empresarial Comercial Andrade Ltda.</p>
        </Section>
      </Card>
    ),
    asideLabel: 'Contrato social',
    children: form,
  },
  decorators: [
    (Story) => (
      <AppShell
        brand="Portal de Fornecedores"
        navigation={navigationExample}
        currentHref="/fornecedores"
        user={{ name: 'Ana Souza', detail: 'Comercial' }}
      >
        {Story()}
      </AppShell>
    ),
  ],
});

/** A registration, with its document beside it. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { description: 'Cadastros enviados, do mais antigo ao mais novo.' },
});

/** The first item is being read. */
export const Loading = meta.story({ args: { item: undefined, loading: true } });

/** The next item is being read: this one stays to look at, and nothing can be decided. */
export const LoadingNext = meta.story({ args: { loading: true } });

LoadingNext.test('says why nothing can be decided', async ({ args, canvas, userEvent }) => {
  const approve = canvas.getByRole('button', { name: 'Aprovar' });
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('a');
  await expect(args.decisions?.approve?.onSelect).not.toHaveBeenCalled();
  await expect(canvas.getAllByText('Carregando o próximo item').length).toBeGreaterThan(1);
});

/** The queue is done. */
export const Empty = meta.story({ args: { item: null } });

/** The item could not be read; one can go on to the next. */
export const ErrorState = meta.story({
  args: { item: undefined, error: { message: 'O servidor não respondeu.' } },
});

/** A decision that cannot be taken says why; long names and texts wrap. */
export const LongContent = meta.story({
  args: {
    item: {
      id: 8,
      name: 'INDÚSTRIA PAULISTA DE UTILIDADES DOMÉSTICAS, ALIMENTOS E PRODUTOS DE LIMPEZA S.A.',
      status: <StatusBadge tone="partner">Pendenciado na segunda análise</StatusBadge>,
    },
    position: 1042,
    total: 12042,
    decisionStatus: 'Faltam a análise contábil e a conferência dos documentos pendentes do fornecedor',
    decisions: {
      approve: {
        label: 'Aprovar Contábil',
        onSelect: fn(),
        disabled: true,
        disabledReason: 'Só quem tem o perfil Contábil pode aprovar',
      },
      refuse: { onSelect: fn() },
      pendency: { onSelect: fn() },
    },
  },
});

/** The items to choose from stand at the side and stay while the queue moves on. */
export const WithSide = meta.story({
  args: {
    aside: undefined,
    side: (
      <CardList
        label="Cadastros da fila"
        items={names.map((title, id) => ({ id, title }))}
        currentId={0}
        onSelect={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /BOM LAR/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Item/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('article')).toBeVisible();
  },
});

/** On a telephone the item comes first; a button above it shows the others. */
export const NarrowSide = meta.story({
  args: { ...WithSide.input.args, position: 1, total: names.length },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByRole('button', { name: `Item 1 de ${names.length}` });
    await expect(choice).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button', { name: /BOM LAR/ })).not.toBeInTheDocument();
    await userEvent.click(choice);
    await expect(choice).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: /BOM LAR/ })).toBeVisible();
    await userEvent.click(choice);
    await expect(canvas.queryByRole('button', { name: /BOM LAR/ })).not.toBeInTheDocument();
  },
});

/** On a telephone the document stands below the form. */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

/** A queue of three that moves on, each approval confirmed. */
function WiredQueue(props: ComponentProps<typeof QueuePage>) {
  const [place, setPlace] = useState(0);
  const [asking, setAsking] = useState(false);
  const name = names[place];
  return (
    <QueuePage
      {...props}
      item={name === undefined ? null : { id: place, name }}
      position={place + 1}
      total={names.length}
      onPrevious={place > 0 ? () => setPlace(place - 1) : undefined}
      onNext={place < names.length - 1 ? () => setPlace(place + 1) : undefined}
      decisions={{ ...props.decisions, approve: { onSelect: () => setAsking(true) } }}
      dialogs={
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title="Aprovar cadastro"
          confirmLabel="Confirmar aprovação"
          onConfirm={() => {
            setAsking(false);
            setPlace(place + 1);
          }}
        />
      }
    />
  );
}

/** A whole queue without the pointer. */
export const Keyboard = meta.story({
  render: (args) => <WiredQueue {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('J, K: go on and back, and each item says itself', async () => {
      await userEvent.keyboard('j');
      await expect(canvas.getByText('Item 2 de 3: BOM LAR UTILIDADES S.A.')).toBeInTheDocument();
      await userEvent.keyboard('k');
      await expect(canvas.getByText('Item 1 de 3: COMERCIAL ANDRADE LTDA.')).toBeInTheDocument();
      await userEvent.keyboard('k');
      await expect(canvas.getByText('Este é o primeiro item da fila')).toBeInTheDocument();
    });
    await step('Letters in a field: are text', async () => {
      const field = canvas.getByRole('textbox', { name: 'Observações' });
      await userEvent.type(field, 'jar');
      await expect(field).toHaveValue('JAR');
      await expect(args.decisions?.refuse?.onSelect).not.toHaveBeenCalled();
      field.blur();
    });
    await step('R, P: ask for their decisions', async () => {
      await userEvent.keyboard('rp');
      await expect(args.decisions?.refuse?.onSelect).toHaveBeenCalledOnce();
      await expect(args.decisions?.pendency?.onSelect).toHaveBeenCalledOnce();
    });
    await step('A: asks for confirmation, in which letters do nothing', async () => {
      await userEvent.keyboard('a');
      const dialog = await screen.findByRole('dialog', { name: 'Aprovar cadastro' });
      const confirm = within(dialog).getByRole('button', { name: 'Confirmar aprovação' });
      await waitFor(() => expect(confirm).toHaveFocus());
      await userEvent.keyboard('j');
      await expect(canvas.getByText('1 de 3')).toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
      await canvas.findByText('2 de 3');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('?: lists the keys, and they can be switched off', async () => {
      await userEvent.keyboard('?');
      const dialog = await screen.findByRole('dialog', { name: 'Teclas de atalho' });
      await expect(within(dialog).getByText('Ir para o próximo item')).toBeVisible();
      const toggle = within(dialog).getByRole('switch', { name: 'Usar teclas de atalho' });
      await waitFor(() => expect(toggle).toHaveFocus());
      await userEvent.keyboard(' {Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await userEvent.keyboard('j');
      await expect(canvas.getByText('2 de 3')).toBeVisible();
    });
  },
});

/** A whole queue by its buttons, until it is done. */
export const Pointer = meta.story({
  render: (args) => <WiredQueue {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('The buttons beside the position move', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }));
      await expect(canvas.getByText('3 de 3')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Próximo' })).toHaveFocus();
    });
    await step('After the last decision the queue is done, and focus is at its title', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Aprovar' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Confirmar aprovação' }));
      await canvas.findByText('Fila concluída');
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 1, name: 'Primeira análise' })).toHaveFocus(),
      );
    });
  },
});

/** One page, since it has one main region; each theme's test run keeps its own picture. */
export const Matrix = meta.story({ tags: ['visual'] });
