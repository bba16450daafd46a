import { formatBrl } from '@portal/formats';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { Select } from '../../inputs/select/Select.tsx';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import type { Sort } from '../data-table/columns/column.ts';
import { type ExampleRow, everyFormat, exampleRows, fewColumns } from '../data-table/tableExample.tsx';
import { SelectionTable } from './SelectionTable.tsx';
import type { SelectionTableProps } from './SelectionTable.types.ts';

const onEdit = fn();
const columns = everyFormat({ onEdit, onDelete: fn() });
const few = fewColumns({ onEdit, onDelete: fn() });
const thirty = exampleRows(30);
const sums = [{ label: 'Total', amount: (row: ExampleRow) => row.price ?? null }];
const reasonOf = (row: ExampleRow) => (row.status.tone === 'success' ? 'já aprovado' : undefined);

/** Keeps page and order as a list page does. */
function Stateful(props: SelectionTableProps<ExampleRow>) {
  const [sort, setSort] = useState<Sort | null>(null);
  const [number, setNumber] = useState(1);
  const { paging, rows } = props;
  return (
    <SelectionTable<ExampleRow>
      {...props}
      sort={sort}
      onSortChange={setSort}
      rows={paging && rows ? exampleRows(rows.length, (number - 1) * paging.pageSize) : rows}
      paging={paging && { ...paging, page: number, onPageChange: setNumber }}
    />
  );
}

const meta = preview.meta({
  title: 'Data/SelectionTable',
  component: SelectionTable<ExampleRow>,
  args: {
    label: 'Produtos',
    columns: few,
    rows: thirty,
    getRowId: (row: ExampleRow) => row.id,
    onSelectionChange: fn(),
    actions: <Button size="sm">Validar produtos</Button>,
    height: 420,
  },
  render: (args) => <Stateful {...args} />,
});

const paging = { page: 1, pageSize: 30, total: 200, onPageChange: fn() };
const name = (index: number) => thirty[index]?.name ?? '';
const boxOf = (canvas: ReturnType<typeof within>, index: number) =>
  canvas.getByRole('checkbox', { name: `Selecionar ${name(index)}` });

/** Rows chosen one by one or all at once, and what can be done with them. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { columns, paging, maxRows: 100, sums },
});

/** Chosen rows are kept by id while pages are turned (TBL-08). */
export const OverPages = meta.story({
  args: { paging, sums },
});

OverPages.test(
  'keeps the rows of other pages, counts them and shows them alone',
  async ({ canvas, userEvent, step }) => {
    await step('A row of each page', async () => {
      await userEvent.click(boxOf(canvas, 1));
      await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
      const second = exampleRows(1, 30)[0]?.name;
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Selecionar ${second}` }));
      await expect(canvas.getByText('2 selecionados')).toBeVisible();
      await expect(canvas.getByText(/^Total R\$/)).toBeVisible();
    });
    await step('The first page still has its row', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Página anterior' }));
      await waitFor(() => expect(boxOf(canvas, 1)).toBeChecked());
      await expect(boxOf(canvas, 0)).not.toBeChecked();
    });
    await step('Only the two are shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mostrar só selecionados' }));
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '3');
      await userEvent.click(canvas.getByRole('button', { name: 'Limpar seleção' }));
      await expect(canvas.getByText('Nenhum selecionado')).toBeVisible();
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '201');
    });
  },
);

OverPages.test('copies the chosen rows of all pages under their headings', async ({ canvas, userEvent }) => {
  const write = spyOn(navigator.clipboard, 'write').mockResolvedValue();
  await userEvent.click(boxOf(canvas, 1));
  await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
  const second = exampleRows(1, 30)[0];
  await userEvent.click(await canvas.findByRole('checkbox', { name: `Selecionar ${second?.name}` }));
  await userEvent.keyboard('{Control>}c{/Control}');
  await waitFor(() => expect(canvas.getByText('2 linhas copiadas')).toBeInTheDocument());
  const text = await write.mock.calls[0]?.[0][0]?.getType('text/plain');
  await expect((await text?.text())?.split('\r\n')).toEqual([
    'Código\tDescrição',
    `${thirty[1]?.code}\t${thirty[1]?.name}`,
    `${second?.code}\t${second?.name}`,
  ]);
});

/** Rows that cannot be chosen say why; the header leaves them alone (SOL-039 to SOL-043, TBL-12). */
export const SomeNotSelectable = meta.story({ args: { rowDisabledReason: reasonOf } });

SomeNotSelectable.test(
  'chooses only what can be chosen, and says why of the rest',
  async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Selecionar todos' });
    const approved = boxOf(canvas, 4);
    await expect(approved).toHaveAccessibleDescription('já aprovado');
    await userEvent.click(approved);
    await expect(approved).not.toBeChecked();
    await userEvent.click(boxOf(canvas, 0));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(approved).not.toBeChecked();
    await expect(approved.closest('tr')).not.toHaveAttribute('aria-selected');
    await expect(canvas.getByText('24 selecionados')).toBeVisible();
  },
);

/** More rows than can be chosen: all of them are refused, the first are offered (WID-050 to WID-052, D20). */
export const Limited = meta.story({ args: { maxRows: 5 } });

Limited.test(
  'refuses all rows word for word and takes the first',
  async ({ args, canvas, userEvent, step }) => {
    await step('All rows are too many', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar todos' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Ação não permitida' });
      await expect(dialog).toHaveAccessibleDescription(
        'Limite máximo excedido (5 itens) refine a busca ou não use o selecionar todos.',
      );
      await expect(args.onSelectionChange).not.toHaveBeenCalled();
      await expect(canvas.getByText('Nenhum selecionado')).toBeVisible();
    });
    await step('The first five are taken', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Selecionar os primeiros 5' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(canvas.getByText('5 selecionados')).toBeVisible();
    });
    await step('A sixth says that the limit is reached', async () => {
      await expect(boxOf(canvas, 5)).toHaveAccessibleDescription('O limite de 5 itens foi atingido');
      await userEvent.click(boxOf(canvas, 5));
      await expect(canvas.getByText('5 selecionados')).toBeVisible();
    });
  },
);

/** The first rows of a list of many pages are read to be chosen; they are summed, and shown alone (D20). */
export const FirstOfMany = meta.story({
  args: { paging, maxRows: 100, sums, loadFirstRows: async (count: number) => exampleRows(count) },
});

FirstOfMany.test('sums and shows also those of pages that were not seen', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar todos' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Selecionar os primeiros 100' }));
  await expect(await canvas.findByText('100 selecionados')).toBeVisible();
  const cents = exampleRows(100).reduce((sum, { price }) => sum + Math.round((price ?? 0) * 100), 0);
  await expect(canvas.getByText(/^Total R\$/).textContent).toBe(`Total ${formatBrl(cents / 100)}`);
  await userEvent.click(canvas.getByRole('button', { name: 'Mostrar só selecionados' }));
  await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '101');
});

async function movesNoRow({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const topOfRows = () => canvas.getByRole('grid').getBoundingClientRect().top;
  const before = topOfRows();
  await userEvent.click(boxOf(canvas, 1));
  await expect(canvas.getByText(/^Custo final R\$/)).toBeVisible();
  await expect(topOfRows()).toBe(before);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar todos' }));
  await expect(canvas.getByText('30 selecionados')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Mostrar só selecionados', pressed: false }));
  await expect(topOfRows()).toBe(before);
}

/** The bar has the room of its sums from the start, also for several of them and beside several acts. */
export const Summed = meta.story({
  args: {
    sums: [
      { label: 'Valor NF', amount: ({ price }) => (price ?? 0) * 10_000 },
      { label: 'Custo final', amount: ({ price }) => (price ?? 0) * 11_000 },
      { label: 'PV', amount: ({ price }) => (price ?? 0) * 20_000 },
    ],
    actions: (
      <>
        <Button size="sm">Recusar</Button>
        <Button size="sm" variant="primary">
          Validar produtos
        </Button>
      </>
    ),
  },
});

Summed.test('moves no row when rows are chosen and summed', movesNoRow);

/** The bar of a telephone: its buttons are icons, and a pressed one shows it. */
export const NarrowSummed = meta.story({
  args: { ...Summed.input.args },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

NarrowSummed.test('moves no row when rows are chosen and summed', movesNoRow);

/** A field among the acts takes the line below the count. */
export const NarrowField = meta.story({
  args: {
    sums,
    actions: (
      <>
        <Select
          label="Novo status"
          hideLabel
          options={[{ value: 'D', label: 'Bloqueado para compras' }]}
          defaultValue="D"
        />
        <Button size="sm">Selecionar todos</Button>
        <Button size="sm">Remover todos</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

NarrowField.test('keeps count and field apart', async ({ canvas }) => {
  const field = canvas.getByRole('combobox', { name: 'Novo status' }).getBoundingClientRect();
  const count = canvas.getByText('Nenhum selecionado').getBoundingClientRect();
  await expect(count.bottom).toBeLessThanOrEqual(field.top);
});

/** All of a hundred thousand rows are chosen as fast as one. */
export const ManyRows = meta.story({
  args: { columns, rows: undefined },
  render: (args) => <Many {...args} />,
});

function Many(props: SelectionTableProps<ExampleRow>) {
  const [rows] = useState(() => exampleRows(100_000));
  return <SelectionTable {...props} rows={rows} />;
}

ManyRows.test('counts all rows', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar todos' }));
  await userEvent.click(boxOf(canvas, 2));
  await expect(canvas.getByText('99.999 selecionados')).toBeVisible();
});

/** Nothing to choose. */
export const Empty = meta.story({ args: { rows: [] } });

/** A list of one: its box and that of the head choose the same. */
export const OneRow = meta.story({ args: { rows: thirty.slice(0, 1) } });

OneRow.test('is chosen as a whole by its only row', async ({ canvas, userEvent }) => {
  await userEvent.click(boxOf(canvas, 0));
  await expect(canvas.getByText('1 selecionado')).toBeVisible();
  await expect(canvas.getByRole('checkbox', { name: 'Selecionar todos' })).toBeChecked();
});

/** Rows could not be read: there is nothing to choose, and another try. */
export const ErrorState = meta.story({
  args: { rows: undefined, error: { message: 'O servidor não respondeu.' }, onRetry: fn() },
});

ErrorState.test('offers another try', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

/** Rows are read for the first time. */
export const Loading = meta.story({ args: { rows: undefined, loading: true } });

/** Long names are cut in the row and whole in the name of its box. */
export const LongContent = meta.story({
  args: {
    rows: exampleRows(6).map((row) => ({
      ...row,
      name: `${row.name} EMBALAGEM A VÁCUO COM VÁLVULA E TAMPA`,
    })),
  },
});

/** One tab stop; arrows go from cell to cell, Space and Shift choose. */
export const Keyboard = meta.story({
  args: { rows: exampleRows(10_000), actions: undefined, onRowClick: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab, arrow keys: go to the header, and from cell to cell', async () => {
      canvas.getByRole('checkbox', { name: 'Selecionar todos' }).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(boxOf(canvas, 0)).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(canvas.getByRole('button', { name: name(0) })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRowClick).toHaveBeenCalledOnce();
    });
    await step('End, Home, with Control, Page Up, Page Down: jump', async () => {
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('button', { name: `Excluir ${name(0)}` })).toHaveFocus();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await waitFor(() =>
        expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '10001'),
      );
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await waitFor(() => expect(boxOf(canvas, 0)).toHaveFocus());
      await userEvent.keyboard('{PageDown}{PageUp}');
      await waitFor(() => expect(boxOf(canvas, 0)).toHaveFocus());
    });
    await step('Space, Shift with an arrow: choose a row, and those on the way', async () => {
      await userEvent.keyboard(' ');
      await expect(boxOf(canvas, 0)).toBeChecked();
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
      await expect(boxOf(canvas, 2)).toBeChecked();
      await expect(boxOf(canvas, 3)).not.toBeChecked();
      await expect(canvas.getByText('3 selecionados')).toBeVisible();
    });
    await step('Shift and Space: choose the row from any of its cells', async () => {
      await userEvent.keyboard('{End}{Shift>} {/Shift}');
      await expect(canvas.getByText('2 selecionados')).toBeVisible();
      await expect(boxOf(canvas, 2)).not.toBeChecked();
    });
    await step('Control and A: choose all, and again none', async () => {
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(canvas.getByText('10.000 selecionados')).toBeVisible();
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(canvas.getByText('Nenhum selecionado')).toBeVisible();
    });
  },
});

const narrow = { viewport: { value: 'mobile1', isRotated: false } };

/** Where there is little room rows are cards: the box in one corner, details and acts in the other. */
export const Narrow = meta.story({
  args: { columns, paging, details: { render: (row: ExampleRow) => row.supplier, heightPx: 80 } },
  globals: narrow,
});

Narrow.test('chooses single cards, and all from the head', async ({ canvas, userEvent }) => {
  await userEvent.click(boxOf(canvas, 1));
  await expect(boxOf(canvas, 1).closest('tr')).toHaveAttribute('aria-selected', 'true');
  const all = canvas.getByRole('checkbox', { name: 'Selecionar todos' });
  await expect(all).toBeVisible();
  await userEvent.click(all);
  await expect(canvas.getByText('200 selecionados')).toBeVisible();
});

/** Room that gets narrow and wide again, as a telephone that is turned. */
export const Turned = meta.story({
  args: { columns, paging, details: { render: (row: ExampleRow) => row.supplier, heightPx: 80 } },
});

Turned.test('pins columns only while it scrolls sideways, and none of its cards', async ({ canvas }) => {
  const root = canvas.getByRole('group', { name: 'Produtos' }).parentElement;
  if (!root) throw new Error('No root');
  const isPinned = () =>
    canvas.getAllByRole('gridcell').some((cell) => getComputedStyle(cell).position === 'sticky');
  for (const width of [700, 360, 700]) {
    root.style.maxInlineSize = `${width}px`;
    await waitFor(() => expect(isPinned()).toBe(width === 700));
  }
});

/** The keys of the grid hold for cards; the head is left out of what it does not show. */
export const NarrowKeyboard = meta.story({
  args: { onRowClick: fn() },
  globals: narrow,
  play: async ({ canvas, userEvent, step }) => {
    await step('Arrows go through a card', async () => {
      canvas.getByRole('checkbox', { name: 'Selecionar todos' }).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(boxOf(canvas, 0)).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('button', { name: `Excluir ${name(0)}` })).toHaveFocus();
    });
    await step('Above it is what can be pressed', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(canvas.getByRole('checkbox', { name: 'Selecionar todos' })).toHaveFocus();
    });
    await step('The order is a stop of its own before it', async () => {
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('combobox', { name: 'Ordenar por' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('checkbox', { name: 'Selecionar todos' })).toHaveFocus();
    });
    await step('Space chooses, Page Down goes on', async () => {
      await userEvent.keyboard('{Home}{ArrowDown} ');
      await expect(boxOf(canvas, 0)).toBeChecked();
      await userEvent.keyboard('{PageDown}');
      await waitFor(() =>
        expect(Number(document.activeElement?.closest('tr')?.ariaRowIndex)).toBeGreaterThan(4),
      );
    });
  },
});

/** A press on a box chooses its row, with Shift all from the last one. */
export const Pointer = meta.story({
  args: { onRowClick: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('With Shift, all rows between', async () => {
      await userEvent.click(boxOf(canvas, 1));
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(boxOf(canvas, 4));
      await userEvent.keyboard('{/Shift}');
      await expect(canvas.getByText('4 selecionados')).toBeVisible();
      await expect(boxOf(canvas, 2)).toBeChecked();
      await expect(args.onRowClick).not.toHaveBeenCalled();
    });
    await step('Another press lets go', async () => {
      await userEvent.click(boxOf(canvas, 2));
      await expect(boxOf(canvas, 2)).not.toBeChecked();
      await expect(canvas.getByText('3 selecionados')).toBeVisible();
    });
    await step('A press on a cell opens the row', async () => {
      await userEvent.click(canvas.getByText('100002'));
      await expect(args.onRowClick).toHaveBeenCalledOnce();
    });
  },
});

function SheetTable({ name: title, ...rest }: Partial<SelectionTableProps<ExampleRow>> & { name: string }) {
  return (
    <SelectionTable
      label={`${title} (${useSheetName()})`}
      columns={few}
      rows={thirty.slice(0, 5)}
      getRowId={(row) => row.id}
      actions={<Button size="sm">Validar produtos</Button>}
      {...rest}
    />
  );
}

/** Some, all and none chosen, and rows that cannot be, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <SheetTable name="Algumas" selection={{ mode: 'only', ids: new Set([2, 3]) }} sums={sums} />
      <SheetTable
        name="Todas as que podem"
        selection={{ mode: 'all-except', ids: new Set() }}
        rowDisabledReason={reasonOf}
      />
      <SheetTable name="Vazia" rows={[]} />
    </StateMatrix>
  ),
});
