import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix, useSheetName } from '../../../internal/stories/Matrix.tsx';
import { Stack } from '../../../layout/stack/Stack.tsx';
import { DataTable } from '../DataTable.tsx';
import { type ExampleRow, everyFormat, exampleRows, fewColumns } from '../tableExample.tsx';
import { ColumnMenu, type ColumnMenuProps } from './ColumnMenu.tsx';
import type { Column } from './column.ts';
import { noColumnChoice } from './columnChoice.ts';
import { type ColumnStorage, useColumnChoice } from './useColumnChoice.ts';

const acts = { onEdit: fn(), onDelete: fn() };
const few = fewColumns(acts);
const rows = exampleRows(4);
const storage = { getItem: fn((): string | null => null), setItem: fn() };

interface TableWithMenuProps extends Omit<ColumnMenuProps<ExampleRow>, 'menu'> {
  columns: readonly Column<ExampleRow>[];
  storage: ColumnStorage;
  label?: string;
}

/** A menu above its table, as a list page has it. */
function TableWithMenu({ columns, storage: kept, label = 'Produtos', ...button }: TableWithMenuProps) {
  const {
    menu,
    shownIds: _,
    ...choice
  } = useColumnChoice<ExampleRow>({ columns, storage: kept, storageKey: 'produtos' });
  return (
    <Stack>
      <div>
        <ColumnMenu {...button} menu={menu} />
      </div>
      <DataTable label={label} {...choice} rows={rows} getRowId={(row) => row.id} />
    </Stack>
  );
}

const remembering = (choice: object): ColumnStorage => ({
  getItem: () => JSON.stringify(choice),
  setItem: () => {},
});

/** For the types alone: every story takes the menu of its own `useColumnChoice`. */
const menu: ColumnMenuProps<ExampleRow>['menu'] = {
  columns: few,
  choice: noColumnChoice,
  onShownChange: fn(),
  isMovable: () => false,
  onMove: fn(),
  onWidthChange: fn(),
  onReset: fn(),
};

const meta = preview.meta({
  title: 'Data/ColumnMenu',
  component: ColumnMenu<ExampleRow>,
  args: { menu },
  render: ({ menu: _menu, ...button }) => <TableWithMenu {...button} columns={few} storage={storage} />,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  beforeEach: () => {
    storage.setItem.mockClear();
  },
});

/** Above the table whose columns it chooses: `useColumnChoice` gives `menu` to it, and the rest to the table. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  render: ({ menu: _menu, ...button }) => (
    <TableWithMenu {...button} columns={everyFormat(acts)} storage={storage} />
  ),
});

/** A choice made before is there again: a column is hidden, another has a width of its own. */
export const Remembered = meta.story({
  render: ({ menu: _menu, ...button }) => (
    <TableWithMenu
      {...button}
      columns={few}
      storage={remembering({ hidden: ['codigo'], widths: { descricao: 320 } })}
    />
  ),
});

Remembered.test('shows the columns as they were left', async ({ canvas }) => {
  await expect(canvas.queryByRole('columnheader', { name: 'Código' })).not.toBeInTheDocument();
  await expect(canvas.getByRole('columnheader', { name: 'Descrição' }).offsetWidth).toBe(320);
});

/** Open: which columns are shown, and how wide. */
export const Open = meta.story({
  tags: ['visual'],
  render: ({ menu: _menu, ...button }) => (
    <TableWithMenu
      {...button}
      columns={few}
      storage={remembering({ hidden: ['codigo'], widths: { descricao: 320 } })}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colunas' }));
    await screen.findByRole('dialog', { name: 'Colunas' });
  },
});

/** The last column left cannot be hidden. */
export const LastColumn = meta.story({
  render: ({ menu: _menu, ...button }) => (
    <TableWithMenu
      {...button}
      columns={few}
      storage={remembering({ hidden: ['codigo', 'acoes'], widths: {} })}
    />
  ),
  play: Open.input.play,
});

LastColumn.test('says why it cannot be hidden', async () => {
  const last = screen.getByRole('checkbox', { name: 'Descrição' });
  await expect(last).toHaveAccessibleDescription(/a tabela precisa de uma coluna/);
});

const longHeaders = everyFormat(acts).map((column) => ({
  ...column,
  header: `${column.header} informado pelo fornecedor na última atualização cadastral`,
}));

/** Long headers take a second line; many columns scroll. */
export const LongContent = meta.story({
  render: ({ menu: _menu, ...button }) => (
    <TableWithMenu {...button} columns={longHeaders} storage={storage} />
  ),
  play: Open.input.play,
});

/** Enter opens, Tab goes through boxes and widths, Escape closes. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Colunas' });
    await step('Enter: opens it at its first box', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Código' })).toHaveFocus());
    });
    await step('Space: hides the column', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() =>
        expect(screen.queryByRole('columnheader', { name: 'Código', hidden: true })).not.toBeInTheDocument(),
      );
    });
    await step('Digits: a width is typed and remembered', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(screen.getByRole('spinbutton', { name: 'Largura de Descrição, em pixels' })).toHaveFocus();
      await userEvent.keyboard('320{Tab}');
      await expect(storage.setItem).toHaveBeenLastCalledWith(
        'produtos',
        JSON.stringify({ hidden: ['codigo'], order: [], widths: { descricao: 320 } }),
      );
    });
    await step('Escape: closes it and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
});

/** A width that no column can have: its field has what became of it once it is left, and so has the storage at once. */
export const WidthOutOfBounds = meta.story({ play: Open.input.play });

WidthOutOfBounds.test('shows the width that the column has', async ({ userEvent }) => {
  const field = screen.getByRole('spinbutton', { name: 'Largura de Descrição, em pixels' });
  await userEvent.type(field, '5');
  await expect(field).toHaveValue('5');
  await expect(storage.setItem.mock.lastCall?.[1]).toMatch(/"descricao":48/);
  await userEvent.tab();
  await expect(field).toHaveValue('48');
  await expect(field).toBeValid();
  const header = screen.getByRole('columnheader', { name: 'Descrição', hidden: true });
  await expect(header.offsetWidth).toBe(48);
});

/** A press hides a column, another shows it again, and one button undoes all. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colunas' }));
    const header = () => screen.queryByRole('columnheader', { name: 'Código', hidden: true });
    await step('Hidden, and shown again', async () => {
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Código' }));
      await waitFor(() => expect(header()).not.toBeInTheDocument());
      await userEvent.click(screen.getByRole('checkbox', { name: 'Código' }));
      await waitFor(() => expect(header()).toBeVisible());
    });
    await step('As it was', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'Descrição' }));
      await userEvent.click(screen.getByRole('button', { name: 'Restaurar colunas' }));
      await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Descrição' })).toBeChecked());
      await expect(storage.setItem).toHaveBeenLastCalledWith(
        'produtos',
        '{"hidden":[],"order":[],"widths":{}}',
      );
    });
  },
});

/** The headers of the table, which is out of reach while the menu is open. */
const headers = () => {
  const table = screen.getByRole('table', { name: 'Produtos', hidden: true });
  return within(table)
    .getAllByRole('columnheader', { hidden: true })
    .map((header) => header.textContent);
};

const button = (name: string) => screen.getByRole('button', { name });

const movable = everyFormat(acts).filter(({ id }) =>
  ['codigo', 'descricao', 'data', 'preco', 'acoes'].includes(id),
);

/** In another order: a button or a key moves a column, the first and the acts stay. */
export const Moving = meta.story({
  render: ({ menu: _menu, ...button }) => <TableWithMenu {...button} columns={movable} storage={storage} />,
  play: Open.input.play,
});
Moving.test('moves a column by its button, which keeps focus', async ({ userEvent, step }) => {
  await step('One place to the end', async () => {
    await userEvent.click(button('Mover Produto para depois'));
    await waitFor(() => expect(headers()).toEqual(['Código', 'Cadastro', 'Produto', 'Preço', 'Ações']));
    await expect(button('Mover Produto para depois')).toHaveFocus();
    await expect(screen.getByText('Produto, coluna 3 de 5')).toBeInTheDocument();
  });
  await step('At the end it says so and stays', async () => {
    await userEvent.click(button('Mover Produto para depois'));
    await waitFor(() => expect(button('Mover Produto para depois')).toHaveAttribute('aria-disabled', 'true'));
    await expect(button('Mover Produto para depois')).toHaveFocus();
    await expect(storage.setItem).toHaveBeenLastCalledWith(
      'produtos',
      JSON.stringify({
        hidden: [],
        order: ['codigo', 'data', 'preco', 'descricao', 'acoes'],
        widths: {},
      }),
    );
  });
  await step('As it was', async () => {
    await userEvent.click(button('Restaurar colunas'));
    await waitFor(() => expect(headers()).toEqual(['Código', 'Produto', 'Cadastro', 'Preço', 'Ações']));
  });
});
Moving.test(
  'moves the column whose box or width has focus by Alt and an arrow',
  async ({ userEvent, step }) => {
    await step('By its box', async () => {
      screen.getByRole('checkbox', { name: 'Preço' }).focus();
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await waitFor(() => expect(headers()).toEqual(['Código', 'Produto', 'Preço', 'Cadastro', 'Ações']));
      await expect(screen.getByRole('checkbox', { name: 'Preço' })).toHaveFocus();
    });
    await step('By its width, which stays', async () => {
      const width = screen.getByRole('spinbutton', { name: 'Largura de Preço, em pixels' });
      width.focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() => expect(headers()).toEqual(['Código', 'Produto', 'Cadastro', 'Preço', 'Ações']));
      await expect(width).toHaveFocus();
      await expect(width).toHaveValue('');
    });
    await step('The first column stays, and has no button', async () => {
      screen.getByRole('checkbox', { name: 'Código' }).focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(headers()).toEqual(['Código', 'Produto', 'Cadastro', 'Preço', 'Ações']);
      await expect(screen.queryByRole('button', { name: /Mover (Código|Ações)/ })).not.toBeInTheDocument();
    });
  },
);

function SheetTable(props: Omit<TableWithMenuProps, 'label'>) {
  return <TableWithMenu {...props} label={`Produtos (${useSheetName()})`} />;
}

/** The button and the edges of its table, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <SheetTable columns={few} storage={remembering({ hidden: ['acoes'], widths: { descricao: 320 } })} />
    </StateMatrix>
  ),
});
