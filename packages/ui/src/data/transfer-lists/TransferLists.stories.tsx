import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Banner } from '../../feedback/banner/Banner.tsx';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { TransferLists, type TransferListsProps } from './TransferLists.tsx';
import type { TransferItem } from './transferItem.ts';

const names = ['MERCEARIA DOCE', 'AÇÚCAR E GRÃOS', 'LIMPEZA', 'BEBIDAS', 'FRIOS', 'PADARIA', 'BAZAR', 'PETS'];

const groups = (count: number): TransferItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    label: `${names[index % names.length]}${index < names.length ? '' : ` ${index + 1}`}`,
    detail: String(index + 1).padStart(3, '0'),
  }));
const eight = groups(8);
const tenThousand = groups(10_000);

/** Keeps the selection as a page does. */
function Stateful({ selected: atFirst, onSelectedChange, ...props }: TransferListsProps) {
  const [selected, setSelected] = useState(atFirst);
  return (
    <TransferLists
      {...props}
      selected={selected}
      onSelectedChange={(next) => {
        onSelectedChange(next);
        setSelected(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Data/TransferLists',
  component: TransferLists,
  args: {
    items: eight,
    selected: eight.slice(1, 3),
    onSelectedChange: fn(),
    title: 'Grupos de Divisão',
    selectedTitle: 'Grupos de Divisão Selecionados',
  },
  render: (args) => <Stateful {...args} />,
});

/** What there is, and what of it is chosen. */
export const Default = meta.story();

Default.test('counts what is chosen in the title of the second list', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { name: 'Grupos de Divisão Selecionados (2)' })).toBeVisible();
  await userEvent.click(canvas.getByRole('checkbox', { name: /BEBIDAS/ }));
  await expect(canvas.getByRole('heading', { name: 'Grupos de Divisão Selecionados (3)' })).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 selecionados'));
});

Default.test(
  'adds only what the filter shows, and says how many',
  async ({ args, canvas, userEvent, step }) => {
    await step('Without accents and capitals', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Filtrar Grupos de Divisão' }), 'acucar');
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 encontrado'));
    });
    await step('It is chosen already', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Selecionar filtrados (1)' }));
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent('Todos os itens já estão selecionados'),
      );
      await expect(args.onSelectedChange).not.toHaveBeenCalled();
    });
    await step('Without the filter the rest is added', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Limpar pesquisa' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Selecionar Todos' }));
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent('6 itens adicionados à seleção. 8 selecionados'),
      );
    });
  },
);

/** Every prop, to try out. */
export const Playground = meta.story({ args: { rowsInSight: 8, emptyText: 'Nenhum grupo de divisão' } });

/** Nothing is chosen yet. */
export const NothingSelected = meta.story({ args: { selected: [], onNotice: fn() } });

NothingSelected.test('reports that there is nothing to remove', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remover Todos' }));
  await expect(args.onNotice).toHaveBeenLastCalledWith({ kind: 'nothing-to-remove', count: 0 });
  await userEvent.click(canvas.getByRole('button', { name: 'Selecionar Todos' }));
  await expect(args.onNotice).toHaveBeenLastCalledWith({ kind: 'added', count: 8 });
});

/** The items are being read. */
export const Loading = meta.story({ args: { items: [], selected: [], loading: true } });

/** There is nothing to choose from. */
export const Empty = meta.story({ args: { items: [], selected: [] } });

/** Origin and destination are the same: a banner over both lists. */
export const WithBanner = meta.story({
  args: { banner: <Banner tone="danger" title="Os gestores origem e destino não podem ser iguais" /> },
});

WithBanner.test('shares the whole width between both lists', async ({ canvas }) => {
  const [first, second] = canvas.getAllByRole('region').map((card) => card.getBoundingClientRect());
  const banner = canvas.getByText(/não podem ser iguais/).closest('[aria-live]');
  await expect(first?.width).toBe(second?.width);
  await expect(second?.right).toBe(banner?.getBoundingClientRect().right);
});

/** Ten thousand items, of which few are in the document. */
export const ManyItems = meta.story({ args: { items: tenThousand, selected: tenThousand } });

ManyItems.test(
  'draws only what is in sight, and goes to the end in one step',
  async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('list', { name: 'Grupos de Divisão' }));
    await waitFor(() => expect(list.getAllByRole('listitem').length).toBeLessThan(20));
    list.getByRole('checkbox', { name: '001 MERCEARIA DOCE' }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(list.getByRole('checkbox', { name: '10000 PETS 10000' })).toHaveFocus());
    await expect(list.getAllByRole('listitem').length).toBeLessThan(20);
  },
);

/** Long names take two lines. */
export const LongContent = meta.story({
  args: {
    title: 'Grupos de divisão do gestor de origem, com as divisões que respondem a ele',
    items: eight.map((item) => ({
      ...item,
      label: `${item.label} E DEMAIS PRODUTOS DE CONSUMO IMEDIATO, INCLUSIVE OS SAZONAIS DE FIM DE ANO`,
    })),
  },
});

/** One stop a list: arrows move, Space ticks, Ctrl+A ticks all, Delete removes and focus stays in the list. */
export const Keyboard = meta.story({
  args: { selected: eight.slice(0, 2) },
  play: async ({ canvas, userEvent, step }) => {
    const box = (name: RegExp) => canvas.getByRole('checkbox', { name });
    const remove = (name: string) => canvas.getByRole('button', { name: `Remover ${name}` });
    await step('Tab: goes by act and filter to the first item', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await waitFor(() => expect(box(/MERCEARIA/)).toHaveFocus());
    });
    await step('Arrow keys, Home, End, Space: move, and tick', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await waitFor(() => expect(box(/LIMPEZA/)).toHaveFocus());
      await userEvent.keyboard(' ');
      await waitFor(() => expect(box(/LIMPEZA/)).toBeChecked());
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(box(/PETS/)).toHaveFocus());
      await userEvent.keyboard('{PageUp}');
      await waitFor(() => expect(box(/LIMPEZA/)).toHaveFocus());
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(box(/MERCEARIA/)).toHaveFocus());
    });
    await step('Delete: removes in the other list, and the next takes its place', async () => {
      for (let stops = 0; stops < 3; stops += 1) await userEvent.tab();
      await waitFor(() => expect(remove('MERCEARIA DOCE')).toHaveFocus());
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(remove('AÇÚCAR E GRÃOS')).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(remove('AÇÚCAR E GRÃOS')).toHaveFocus());
    });
    await step('Delete on the last: focus goes to the filter', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: 'Filtrar Grupos de Divisão Selecionados' })).toHaveFocus(),
      );
    });
    await step('Control and A: adds all of the first list', async () => {
      box(/MERCEARIA/).focus();
      await userEvent.keyboard('{Control>}a{/Control}');
      await waitFor(() => expect(canvas.getByRole('heading', { name: /Selecionados \(8\)/ })).toBeVisible());
    });
  },
});

/** A press ticks and unticks; the cross removes. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /LIMPEZA/ }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([eight[1]]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remover AÇÚCAR E GRÃOS' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByText('Nenhum item selecionado')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar Todos' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remover Todos' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('button', { name: 'Remover Todos' })).toHaveFocus();
  },
});

function Named({ name, ...props }: Omit<TransferListsProps, 'onSelectedChange'> & { name: string }) {
  const sheet = useSheetName();
  return (
    <TransferLists
      {...props}
      title={`${name}, ${sheet}`}
      selectedTitle={`${name} selecionados, ${sheet}`}
      onSelectedChange={() => {}}
    />
  );
}

/** Every state in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <Named name="Grupos" items={eight} selected={eight.slice(1, 3)} />
      <Named name="Sem grupos" items={[]} selected={[]} />
      <Named name="Carregando" items={[]} selected={[]} loading />
    </StateMatrix>
  ),
});
