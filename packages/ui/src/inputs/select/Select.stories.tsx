import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { Dialog } from '../../overlays/dialog/Dialog.tsx';
import { Select } from './Select.tsx';

const states = [
  ['AC', 'Acre'],
  ['AP', 'Amapá'],
  ['BA', 'Bahia'],
  ['CE', 'Ceará'],
  ['GO', 'Goiás'],
  ['MA', 'Maranhão'],
  ['PA', 'Pará'],
  ['PR', 'Paraná'],
  ['PI', 'Piauí'],
  ['RJ', 'Rio de Janeiro'],
  ['SC', 'Santa Catarina'],
  ['SP', 'São Paulo'],
].map(([value = '', label = '']) => ({ value, label }));

const statuses = [
  { value: 'ANALISE', label: 'Em análise', description: 'Aguarda a área comercial' },
  { value: 'VALIDADO', label: 'Validado' },
  {
    value: 'BLOQUEADO',
    label: 'Bloqueado',
    disabled: true,
    disabledReason: 'Somente o gestor bloqueia um fornecedor',
  },
];

const meta = preview.meta({
  title: 'Inputs/Select',
  component: Select,
  args: { label: 'Estado', options: states, onValueChange: fn() },
});

const field = (name: string | RegExp = 'Estado') => screen.getByRole<HTMLInputElement>('combobox', { name });
const active = () => document.getElementById(field(/./).getAttribute('aria-activedescendant') ?? '');

/** Opens by a press or Down; typing filters. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { hint: 'Onde fica a sede', placeholder: 'Selecione o estado', defaultValue: 'SP' },
});

/** Chosen, with a button that clears it. */
export const Filled = meta.story({ args: { defaultValue: 'SP' } });

/** A required one cannot be cleared. */
export const Required = meta.story({ args: { required: true, defaultValue: 'BA' } });

/** What is wrong, in place of the hint. */
export const Invalid = meta.story({ args: { required: true, error: 'Campo obrigatório' } });

/** Reads like text. */
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'SC' } });

ReadOnly.test('shows its label and opens nothing (CMB-18)', async ({ userEvent }) => {
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}x');
  await expect(field()).toHaveValue('Santa Catarina');
  await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.tab();
  await expect(field()).not.toHaveFocus();
});

/** Says why it is disabled and who can change that. */
export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'SP', disabledReason: 'Somente a área contábil altera o estado' },
});

Disabled.test('stays readable and gives the reason (CMB-18)', async () => {
  await expect(field()).toHaveValue('São Paulo');
  await expect(field()).toHaveAccessibleDescription('Somente a área contábil altera o estado');
});

/** The options are on their way. */
export const Loading = meta.story({ args: { options: [], loading: true } });

Loading.test('says so', async ({ userEvent }) => {
  await userEvent.click(field());
  const status = await screen.findByText('Carregando...');
  await waitFor(() => expect(status).toBeVisible());
});

/** No label holds what was typed. */
export const NothingFound = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'xyz');
    await expect(await screen.findByRole('status')).toHaveTextContent('Nada encontrado');
    await expect(screen.queryByRole('option')).not.toBeInTheDocument(); // CMB-02: nothing to choose
    await userEvent.keyboard('{Enter}');
    await expect(field()).toHaveValue('xyz');
  },
});

/** Options with a second line; one that cannot be chosen says why. */
export const Descriptions = meta.story({
  args: { label: 'Situação', options: statuses },
  play: async ({ args, userEvent }) => {
    await userEvent.click(field('Situação'));
    const blocked = await screen.findByRole('option', { name: /Somente o gestor bloqueia/ });
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** Ten thousand options: only those in sight are drawn, and the active one. */
export const TenThousand = meta.story({
  args: {
    label: 'Produto',
    options: Array.from({ length: 10_000 }, (_, index) => ({
      value: `${index}`,
      label: `Produto número ${index + 1}`,
    })),
  },
  play: async ({ args, userEvent, step }) => {
    await step('The last is active and in the document', async () => {
      await userEvent.click(field('Produto'));
      await screen.findByRole('listbox');
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(active()).toHaveTextContent('Produto número 10000'));
      await expect(active()).toHaveAttribute('aria-setsize', '10000');
      await expect(screen.getAllByRole('option').length).toBeLessThan(30);
    });
    await step('It stays there when the list is scrolled away from it', async () => {
      screen.getByRole('listbox').scrollTop = 0;
      await screen.findByRole('option', { name: 'Produto número 1' });
      await expect(active()).toHaveTextContent('Produto número 10000');
    });
    await step('A text finds one', async () => {
      await userEvent.keyboard('numero 777');
      await waitFor(() => expect(active()).toHaveTextContent('Produto número 777'));
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('776', expect.anything());
    });
  },
});

/** Long labels wrap. */
export const LongContent = meta.story({
  args: {
    label: 'Grupo de divisão responsável pela análise comercial dos produtos do fornecedor',
    options: [
      {
        value: 1,
        label:
          'Utilidades domésticas, cama, mesa e banho, decoração e artigos para festas e datas comemorativas',
        description: 'Inclui também brinquedos, papelaria e os produtos sazonais de Natal e Páscoa',
      },
      { value: 2, label: 'Alimentos' },
    ],
    error: 'Escolha o grupo de divisão que responde pela análise comercial antes de enviar o cadastro',
    style: { maxInlineSize: '320px' },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(field(/Grupo/));
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
  },
});

/** In a dialog that scrolls: the list is whole, and Escape closes it alone. */
export const InDialog = meta.story({
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: (args) => {
    const Example = () => {
      const [open, setOpen] = useState(true);
      return (
        <Dialog open={open} onOpenChange={setOpen} title="Endereço">
          <div style={{ paddingBlock: '480px 12px' }}>
            <Select {...args} />
          </div>
        </Dialog>
      );
    };
    return <Example />;
  },
});

InDialog.test('lies wholly in the window (CMB-16)', async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Endereço' });
  field().scrollIntoView({ block: 'end' });
  await userEvent.click(field());
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  await expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await userEvent.click(within(list).getByRole('option', { name: 'Acre' }));
  await expect(field()).toHaveValue('Acre');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  await expect(dialog).toBeVisible();
});

/** The list as it opens on what is chosen. */
export const Open = meta.story({
  args: { defaultValue: 'GO' },
  tags: ['visual'],
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    const chosen = await screen.findByRole('option', { name: 'Goiás', selected: true });
    await waitFor(() => expect(chosen).toBeVisible()); // where there is motion, the list comes up from nothing
  },
});

/** The key table of the pattern. */
export const Keyboard = meta.story({
  play: async ({ args, userEvent, step }) => {
    await step('Down: opens with the first option active; focus stays', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(active()).toHaveTextContent('Acre'));
      await expect(field()).toHaveFocus();
    });
    await step('Down, End, Page Up, Home, Up: move', async () => {
      const walk = { '{ArrowDown}': 'Amapá', '{End}': 'São Paulo', '{PageUp}': 'Amapá', '{Home}': 'Acre' };
      for (const [key, name] of Object.entries(walk)) {
        await userEvent.keyboard(key);
        await waitFor(() => expect(active()).toHaveTextContent(name));
      }
      await userEvent.keyboard('{ArrowUp}');
      await expect(active()).toHaveTextContent('Acre');
    });
    await step('Letters, Enter: filter without accents, and choose the first', async () => {
      await userEvent.keyboard('sao');
      await expect(await screen.findAllByRole('option')).toHaveLength(1);
      await userEvent.keyboard('{Enter}');
      await expect(field()).toHaveValue('São Paulo');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('SP', { option: states.at(-1) });
    });
    await step('Escape: closes the list first, and then clears', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() => expect(active()).toHaveTextContent('São Paulo'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await expect(field()).toHaveValue('São Paulo');
      await userEvent.keyboard('{Escape}');
      await expect(field()).toHaveValue('');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { option: null });
    });
    await step('Tab: leaves with the only option that the text means', async () => {
      await userEvent.keyboard('bah');
      await screen.findByRole('option', { name: 'Bahia' });
      await userEvent.tab();
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await expect(field()).toHaveValue('Bahia');
      await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    });
  },
});

/** Opened, chosen and cleared by presses. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('A press opens, one on an option chooses', async () => {
      await userEvent.click(field());
      await userEvent.click(await screen.findByRole('option', { name: 'Ceará' }));
      await expect(field()).toHaveValue('Ceará');
      await expect(field()).toHaveFocus();
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    });
    await step('The button clears', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Limpar seleção' }));
      await expect(field()).toHaveValue('');
      await expect(field()).toHaveFocus();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { option: null });
    });
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="choice">
        <Select label="Vazio" options={states} />
        <Select label="Escolhido" options={states} defaultValue="SP" hint="Onde fica a sede" />
        <Select label="Obrigatório" options={states} defaultValue="SP" required />
        <Select label="Inválido" options={states} error="Campo obrigatório" required />
      </StateMatrix.Row>
      <StateMatrix.Row label="not editable">
        <Select label="Somente leitura" options={states} defaultValue="SP" readOnly />
        <Select
          label="Desabilitado"
          options={states}
          defaultValue="SP"
          disabled
          disabledReason="Em análise"
        />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
