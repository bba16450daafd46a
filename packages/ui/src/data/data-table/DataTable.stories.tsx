import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { fact, findFact } from '#storybook/fact.ts';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { Checkbox } from '../../inputs/checkbox/Checkbox.tsx';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { ConfirmDialog } from '../../overlays/confirm-dialog/ConfirmDialog.tsx';
import type { Column, Sort } from './columns/column.ts';
import { type ColumnStorage, useColumnChoice } from './columns/useColumnChoice.ts';
import { useTableCsv } from './copy/useTableCsv.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.types.ts';
import { type ExampleRow, everyFormat, exampleRows, fewColumns } from './tableExample.tsx';

const onEdit = fn();
const onDelete = fn();
const columns = everyFormat({ onEdit, onDelete });
const few = fewColumns({ onEdit, onDelete });
const thirty = exampleRows(30);

/** Keeps page and order as a list page does. */
function Stateful(props: DataTableProps<ExampleRow>) {
  const [sort, setSort] = useState<Sort | null>(props.sort ?? null);
  const [page, setPage] = useState(props.paging?.page ?? 1);
  return (
    <DataTable<ExampleRow>
      {...props}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange?.(next);
      }}
      rows={
        props.paging && props.rows
          ? exampleRows(props.rows.length, (page - 1) * props.paging.pageSize)
          : props.rows
      }
      paging={
        props.paging && {
          ...props.paging,
          page,
          onPageChange: (next) => {
            setPage(next);
            props.paging?.onPageChange(next);
          },
        }
      }
    />
  );
}

const meta = preview.meta({
  title: 'Data/DataTable',
  component: DataTable<ExampleRow>,
  args: {
    label: 'Produtos',
    columns,
    rows: thirty,
    getRowId: (row: ExampleRow) => row.id,
    onSortChange: fn(),
    onRetry: fn(),
    height: 520,
  },
  render: (args) => <Stateful {...args} />,
});

const paging = { page: 2, pageSize: 30, total: 200, onPageChange: fn() };

/** One column of each format. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { columns: few, paging, sort: { column: 'codigo', direction: 'ascending' } },
});

/** A tree: the names of the rows are indented by their level, with a line for each. */
export const Tree = meta.story({
  args: {
    columns: [
      {
        id: 'nome',
        header: 'Nome',
        format: 'text',
        minWidth: 240,
        value: ({ name }) => name,
        level: ({ id }) => (id - 1) % 4,
      },
      {
        id: 'nivel',
        header: 'Nível',
        format: 'text',
        value: ({ id }) => ['Departamento', 'Seção', 'Grupo', 'Subgrupo'][(id - 1) % 4],
      },
    ],
  },
});

Tree.test('starts a name further in the deeper it stands', async ({ canvas }) => {
  const [, ...rows] = await canvas.findAllByRole('row');
  const starts = rows
    .slice(0, 5)
    .map((row) => row.querySelector('[data-name]')?.getBoundingClientRect().left);
  const [first = 0] = starts;
  await expect(starts.map((start = 0) => start - first)).toEqual([0, 20, 40, 60, 0]);
});

/** A register: code, name and acts, on the second of seven pages. */
export const Paged = meta.story({ args: { columns: few, paging } });

Paged.test(
  'counts rows over all pages and says the page it turned to',
  async ({ canvas, userEvent, step }) => {
    const table = canvas.getByRole('table', { name: 'Produtos' });
    await step('Rows are numbered after those of the first page', async () => {
      await expect(table).toHaveAttribute('aria-rowcount', '201');
      await expect(within(table).getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '32');
    });
    await step('Turning the page is announced', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Página 3 de 7'));
      await expect(within(table).getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '62');
    });
  },
);

/** All rows on one page. */
export const OnePage = meta.story({
  args: {
    columns: few,
    rows: exampleRows(3),
    paging: { page: 1, pageSize: 30, total: 3, onPageChange: fn() },
  },
});

/** The server does not say how many rows there are. */
export const UnknownTotal = meta.story({
  args: { columns: few, paging: { page: 2, pageSize: 30, onPageChange: fn() } },
});

UnknownTotal.test('does not claim a number of rows', async ({ canvas }) => {
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
  await expect(canvas.getByText('31–60')).toBeVisible();
});

/** The order in force stands in its header. */
export const Sorted = meta.story({ args: { sort: { column: 'preco', direction: 'descending' } } });

Sorted.test('marks the sorted header only', async ({ canvas }) => {
  const headers = canvas.getAllByRole('columnheader').filter((header) => header.hasAttribute('aria-sort'));
  await expect(headers.map((header) => header.textContent)).toEqual(['Preço']);
});

function sorted(rows: readonly ExampleRow[], sort: Sort | null): readonly ExampleRow[] {
  if (!sort) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => sign * a.name.localeCompare(b.name, 'pt-BR', { numeric: true }));
}

function TableThatSorts({ rows = [], ...rest }: DataTableProps<ExampleRow>) {
  const [sort, setSort] = useState<Sort | null>(null);
  const shown = useMemo(() => sorted(rows, sort), [rows, sort]);
  return <DataTable {...rest} rows={shown} sort={sort} onSortChange={setSort} />;
}

/** All rows are here, so the page sorts them itself and asks no server. */
export const SortedHere = meta.story({
  args: { columns: few, rows: exampleRows(10_000) },
  render: (args) => <TableThatSorts {...args} />,
});

SortedHere.test('sorts ascending, descending and as it was', async ({ canvas, userEvent }) => {
  const header = canvas.getByRole('button', { name: 'Descrição' });
  const firstName = () => within(canvas.getAllByRole('row')[1] ?? header).getAllByRole('cell')[1];
  const whole = exampleRows(10_000);
  const up = sorted(whole, { column: 'descricao', direction: 'ascending' });
  for (const first of [up[0], up.at(-1), whole[0]]) {
    await userEvent.click(header);
    await waitFor(() => expect(firstName()).toHaveTextContent(first?.name ?? ''));
  }
});

/** Rows are read for the first time: their shape is there already. */
export const Loading = meta.story({ args: { rows: undefined, loading: true } });

Loading.test('says that it loads', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Carregando...');
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
});

/** Rows are read again: those read before stay, dimmed. */
export const LoadingOverStaleRows = meta.story({ args: { columns: few, loading: true, paging } });

/** Nothing to show. */
export const Empty = meta.story({ args: { columns: few, rows: [] } });

Empty.test('keeps its header and says so', async ({ canvas }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Código' })).toBeVisible();
  await expect(canvas.getByRole('cell', { name: 'Não há dados para exibir' })).toBeVisible();
  await expect(canvas.getByRole('status')).toHaveTextContent('Não há dados para exibir');
});

/** Nothing to show yet, and what can be done about it. */
export const EmptyWithAct = meta.story({
  args: {
    columns: few,
    rows: [],
    emptyText: 'Nenhum produto cadastrado',
    emptyState: <EmptyState title="Nenhum produto cadastrado" action={<Button>Adicionar produto</Button>} />,
  },
});

EmptyWithAct.test('says its own words and offers the act', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Nenhum produto cadastrado');
  await expect(canvas.getByRole('button', { name: 'Adicionar produto' })).toBeVisible();
});

function TableThatEmpties(props: DataTableProps<ExampleRow>) {
  const [rows, setRows] = useState(props.rows);
  const [removed, setRemoved] = useState<ExampleRow | null>(null);
  const acts = useMemo(() => fewColumns({ onEdit, onDelete: setRemoved }), []);
  return (
    <>
      <DataTable {...props} columns={acts} rows={rows} />
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title="Excluir produto"
        confirmLabel="Excluir"
        tone="danger"
        onConfirm={() => {
          setRows(rows?.filter((row) => row !== removed));
          setRemoved(null);
        }}
      />
    </>
  );
}

/** Its last row was deleted: the keyboard goes on at the table. */
export const Emptied = meta.story({
  args: { ...EmptyWithAct.input.args, rows: thirty.slice(0, 1) },
  render: TableThatEmpties,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Excluir ${thirty[0]?.name}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Produtos' })).toHaveFocus());
  },
});

/** Rows could not be read. */
export const ErrorState = meta.story({
  args: { columns: few, rows: undefined, error: { message: 'O servidor não respondeu.' } },
});

ErrorState.test('offers another try', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

/** Rows could not be read again: those read before stay below. */
export const ErrorOverStaleRows = meta.story({
  args: { columns: few, error: { message: 'O servidor não respondeu.' } },
});

ErrorOverStaleRows.test('keeps the rows and offers another try', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('O servidor não respondeu.');
  await expect(canvas.getAllByRole('row').length).toBeGreaterThan(5);
  await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

const packages = ['LATA 350 ML', 'GARRAFA 600 ML', 'PET 2 L', 'CAIXA 12 LATAS 350 ML'];
const endingWith = (end: string) => new RegExp(`${end}$`);
const beginning = 'REFRIGERANTE SERRA AZUL SABORES DO CAMPO EDIÇÃO COMEMORATIVA';

/** Names that begin alike can be told apart: two lines, of which the second holds the end. Other texts are cut. */
export const LongContent = meta.story({
  args: {
    columns: [
      ...few.slice(1, 2).map((column) => ({ ...column, minWidth: 240 })),
      { id: 'fornecedor', header: 'Fornecedor', format: 'text', width: 240, value: (row) => row.supplier },
      ...few.slice(2),
    ],
    rows: packages.map((end, index) => ({
      ...(exampleRows(1, index)[0] as ExampleRow),
      name: `${beginning} ${end}`,
      supplier: 'Indústria e Comércio de Bebidas da Serra Azul do Sul Ltda.',
    })),
    style: { maxInlineSize: 600 },
  },
});

LongContent.test('shows the end of every name', async ({ canvas }) => {
  for (const end of packages) {
    const cell = canvas.getByRole('cell', { name: `${beginning} ${end}` });
    const { right, bottom } = cell.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(within(cell).getByText(endingWith(end)));
    const shown = range.getBoundingClientRect();
    await expect(shown.right).toBeLessThanOrEqual(right);
    await expect(shown.bottom).toBeLessThanOrEqual(bottom);
  }
});

LongContent.test('has the whole of a name in a tooltip', async ({ canvas, userEvent }) => {
  const [end = ''] = packages;
  await userEvent.hover(canvas.getByText(endingWith(end)));
  await expect(await screen.findByRole('tooltip')).toHaveTextContent(`${beginning} ${end}`);
});

LongContent.test('shows the whole of another text to the keyboard', async ({ canvas, userEvent }) => {
  const cut = within(canvas.getByRole('table')).getAllByText(/…$/)[0]?.parentElement;
  for (let stops = 0; stops < 12 && document.activeElement !== cut; stops += 1) await userEvent.tab();
  await expect(cut).toHaveFocus();
  await expect(await screen.findByRole('tooltip')).toHaveTextContent(/do Sul Ltda\.$/);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});

const [exampleCode, exampleName, exampleActs] = few;
const sideways = [exampleName, exampleCode, ...columns.slice(3, -1), exampleActs].filter(
  (column) => column !== undefined,
);

/** Wider than its room: the first column and the acts stay in sight, and an edge shows that there is more. */
export const Sideways = meta.story({
  args: { columns: sideways, style: { maxInlineSize: 760 } },
});

Sideways.test('keeps name and acts in sight wherever it is scrolled', async ({ canvas, step }) => {
  const scroller = canvas.getByRole('group', { name: 'Produtos' });
  const inSight = (element: HTMLElement) => {
    const [box, room] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
    return box.left >= room.left - 1 && box.right <= room.right + 1;
  };
  const row = canvas.getAllByRole('row')[1];
  if (!row) throw new Error('No row');
  const cells = () => within(row).getAllByRole('cell');
  const pinned = () => [cells()[0], cells().at(-1)].flatMap((cell) => (cell ? [cell] : []));
  for (const left of [0, 200, scroller.scrollWidth]) {
    await step(`At ${left} px`, async () => {
      scroller.scrollLeft = left;
      await waitFor(() => expect(pinned().map(inSight)).toEqual([true, true]));
    });
  }
  await step('Rows further down too', async () => {
    scroller.scrollTop = 600;
    await waitFor(() => expect(pinned().map(inSight)).toEqual([true, true]));
  });
  scroller.scrollLeft = 0; // axe takes what is scrolled below a pinned button for hidden
});

Sideways.test('shows what the keyboard reaches beside what is pinned', async ({ canvas, userEvent }) => {
  const scroller = canvas.getByRole('group', { name: 'Produtos' });
  const target = canvas.getAllByRole('button', { name: /validaç/ })[0];
  if (!target) throw new Error('No button');
  for (let stops = 0; stops < 20 && document.activeElement !== target; stops += 1) await userEvent.tab();
  await expect(target).toHaveFocus();
  const end = canvas.getAllByRole('columnheader').at(-1)?.getBoundingClientRect();
  await expect(target.getBoundingClientRect().right).toBeLessThanOrEqual((end?.left ?? 0) + 1);
  await expect(scroller.scrollLeft).toBeGreaterThan(0);
  scroller.scrollLeft = 0;
});

/** A single row. */
export const OneRow = meta.story({ args: { rows: exampleRows(1) } });

/** Ten thousand rows, of which few are in the document. */
export const ManyRows = meta.story({ args: { rows: exampleRows(10_000) } });

ManyRows.test('numbers the rows wherever it is scrolled', async ({ canvas }) => {
  const table = canvas.getByRole('table');
  await expect(table).toHaveAttribute('aria-rowcount', '10001');
  canvas.getByRole('group', { name: 'Produtos' }).scrollTop = 250_000;
  await waitFor(() => expect(canvas.getByText('105220')).toBeVisible());
  const indexes = within(table)
    .getAllByRole('row')
    .map((row) => Number(row.ariaRowIndex));
  await waitFor(() => expect(indexes.length).toBeLessThan(60));
  await expect(canvas.getByRole('columnheader', { name: 'Produto' })).toBeVisible();
  await expect(canvas.getByText('105220').closest('tr')).toHaveAttribute('aria-rowindex', '5221');
});

/** A cell may hold anything; short texts stand beside each other as chips, those without room in the tooltip. */
export const FreeContent = meta.story({
  args: {
    rows: thirty.slice(0, 6),
    columns: [
      ...few.slice(0, 2),
      {
        id: 'categorias',
        header: 'Categorias',
        format: 'chips',
        width: 160,
        value: (row: ExampleRow) => ['MERCEARIA', 'BAZAR', 'LIMPEZA'].slice(0, (row.id % 3) + 1),
      },
      {
        id: 'ativo',
        header: 'Ativo',
        format: 'custom',
        width: 200,
        render: (row: ExampleRow) => (
          <Checkbox label={`Ativo: ${row.code}`} defaultChecked={row.id % 2 === 0} />
        ),
      },
    ],
  },
});

FreeContent.test('leaves what is in a cell to act by itself', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('checkbox', { name: `Ativo: ${thirty[0]?.code}` });
  await userEvent.click(box);
  await expect(box).toBeChecked();
  await userEvent.hover(canvas.getAllByText('LIMPEZA')[0] ?? box);
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('MERCEARIA, BAZAR, LIMPEZA');
});

function TableWithCsv(props: DataTableProps<ExampleRow>) {
  const download = useTableCsv();
  const { columns: all, rows = [] } = props;
  return (
    <Stack>
      <div>
        <Button onClick={() => download({ columns: all, rows, name: 'Produtos', filters: ['CAFÉ'] })}>
          Exportar planilha
        </Button>
      </div>
      <DataTable {...props} />
    </Stack>
  );
}

/** All rows as a file that a Brazilian Excel opens; what they were narrowed to stands in its name. */
export const Exported = meta.story({
  args: { rows: thirty.slice(0, 6) },
  render: (args) => <TableWithCsv {...args} />,
});

Exported.test('downloads the rows under a name with the filters', async ({ canvas, userEvent }) => {
  const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.click(canvas.getByRole('button', { name: 'Exportar planilha' }));
  await expect(press.mock.contexts[0]).toHaveAttribute('download', 'Produtos CAFÉ.csv');
});

/** Each row leads to its page. */
export const RowLinks = meta.story({
  args: { columns: few, rowHref: (row: ExampleRow) => `#/produtos/${row.code}` },
});

RowLinks.test('follows the link wherever the row is clicked', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: / 2$/ });
  const followed = fn((event: Event) => event.preventDefault());
  link.addEventListener('click', followed);
  await userEvent.click(canvas.getByText('100002'));
  await expect(followed).toHaveBeenCalledOnce();
});

const reading = fn();

/** More about a row below it, read when asked for; the table goes on scrolling. */
export const Details = meta.story({
  args: {
    columns: few,
    rows: exampleRows(200),
    details: {
      load: async (row: ExampleRow) => reading(row),
      render: (row: ExampleRow) => `Fornecedor: ${row.supplier}`,
      heightPx: 120,
    },
  },
});

Details.test(
  'shows the details of a row, or that they could not be read',
  async ({ canvas, userEvent, step }) => {
    const scroller = canvas.getByRole('group', { name: 'Produtos' });
    const [first, second] = thirty;
    await step('The first are read at the second try', async () => {
      reading.mockReset().mockRejectedValueOnce(new Error('O servidor não respondeu.'));
      const button = canvas.getByRole('button', { name: `Detalhes de ${first?.name}` });
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(await canvas.findByText('O servidor não respondeu.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
      await expect(await canvas.findByText(`Fornecedor: ${first?.supplier}`)).toBeVisible();
    });
    await step('Rows below make room, and keep their number', async () => {
      const below = canvas.getByText(second?.code ?? '').closest('tr');
      await expect(below).toHaveAttribute('aria-rowindex', '3');
      await expect(below).toHaveStyle({ transform: 'matrix(1, 0, 0, 1, 0, 168)' });
      scroller.scrollTop = 168 + 48 * 100;
      await waitFor(() => expect(canvas.getByText('100104')).toBeVisible());
    });
    await step('They are hidden again', async () => {
      scroller.scrollTop = 0;
      await userEvent.click(await canvas.findByRole('button', { name: `Detalhes de ${first?.name}` }));
      await waitFor(() =>
        expect(canvas.queryByText(`Fornecedor: ${first?.supplier}`)).not.toBeInTheDocument(),
      );
    });
  },
);

/** Rows of one supplier belong together. */
export const Groups = meta.story({
  args: {
    columns: few,
    rows: exampleRows(12).toSorted((a, b) => a.supplier.localeCompare(b.supplier)),
    groupOf: (row: ExampleRow) => row.supplier,
  },
});

/** A number says more when it is pressed; "TODAS" and 0 have no more to say (LOT-017). */
export const CellPopups = meta.story({
  args: {
    rows: thirty.slice(0, 6),
    columns: [
      ...few.slice(0, 2),
      {
        id: 'filiais',
        header: 'Filiais',
        format: 'number',
        value: (row: ExampleRow) => (row.id === 1 ? 'TODAS' : row.id - 2),
        popup: (row: ExampleRow) => ({ title: 'Filiais livres', content: `São ${row.id - 2}.` }),
      },
      { id: 'marcas', header: 'Categorias', format: 'chips', value: () => ['MERCEARIA', 'BAZAR'] },
    ],
  },
});

CellPopups.test('opens beside the number and nowhere else', async ({ canvas, userEvent }) => {
  await expect((await canvas.findByText('TODAS')).closest('button')).toBeNull();
  const row = canvas.getByText(thirty[3]?.code ?? '').closest('tr');
  if (!row) throw new Error('No row');
  await userEvent.click(within(row).getByRole('button', { name: '2' }));
  await expect(
    await screen.findByRole('dialog', { name: `Filiais livres: ${thirty[3]?.name}` }),
  ).toHaveTextContent('São 2.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

const onCellPress = fn();

/** A number opens a dialog of the page; "TODAS" and 0 have no more to say (LOT-016, LOT-017). */
export const PressedCells = meta.story({
  args: {
    rows: thirty.slice(0, 6),
    columns: [
      ...few.slice(0, 2),
      {
        id: 'filiais',
        header: 'Filiais',
        format: 'number',
        value: (row: ExampleRow) => (row.id === 1 ? 'TODAS' : row.id - 2),
        onCellPress,
      },
    ],
  },
});

PressedCells.test('calls with the row of the number, and for nothing else', async ({ canvas, userEvent }) => {
  await expect((await canvas.findByText('TODAS')).closest('button')).toBeNull();
  const row = canvas.getByText(thirty[3]?.code ?? '').closest('tr');
  if (!row) throw new Error('No row');
  await userEvent.click(within(row).getByRole('button', { name: '2' }));
  await expect(onCellPress.mock.calls).toEqual([[thirty[3]]]);
});

const storage = { getItem: fn((): string | null => null), setItem: fn() };

function ResizableTable(props: DataTableProps<ExampleRow> & { storage: ColumnStorage }) {
  const { storage, ...rest } = props;
  const {
    menu: _menu,
    shownIds: _ids,
    ...choice
  } = useColumnChoice({ columns: rest.columns, storage, storageKey: 'produtos' });
  return <DataTable {...rest} {...choice} />;
}

/** The edge of a header makes its column wider, by pointer and keys; the width is remembered. */
export const Resizable = meta.story({
  args: { columns: few, rows: thirty.slice(0, 6) },
  render: (args) => <ResizableTable {...args} storage={storage} />,
});

Resizable.test('widens a column and remembers how wide it is', async ({ canvas, userEvent, step }) => {
  storage.setItem.mockClear();
  const edge = await canvas.findByRole('separator', { name: 'Largura de Código, em pixels' });
  const kept = (codigo: number) => JSON.stringify({ hidden: [], order: [], widths: { codigo } });
  await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '104'));
  await step('Tab goes from the header to its edge', async () => {
    canvas.getByRole('button', { name: 'Código' }).focus();
    await userEvent.tab();
    await expect(edge).toHaveFocus();
  });
  await step('Arrows move it ten pixels, Home and End as far as it goes', async () => {
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '114'));
    await expect(storage.setItem).toHaveBeenLastCalledWith('produtos', kept(114));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '1600'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '48'));
  });
  await step('Dragged, it is reported once, when released', async () => {
    storage.setItem.mockClear();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: edge, coords: { clientX: 100 } },
      { target: edge, coords: { clientX: 140 } },
      { target: edge, coords: { clientX: 212 } },
    ]);
    await expect(storage.setItem).not.toHaveBeenCalled();
    await userEvent.pointer('[/MouseLeft]');
    await expect(storage.setItem.mock.calls).toEqual([['produtos', kept(160)]]);
  });
  await step('A double press gives the column its own width back', async () => {
    await userEvent.dblClick(edge);
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '104'));
  });
});

const narrow = { viewport: { value: 'mobile1', isRotated: false } };

/** Rows are cards one frame after the table has measured its room; their order is then in the head. */
const cardsToSort = (canvas: Pick<ReturnType<typeof within>, 'findByRole'>) =>
  canvas.findByRole('combobox', { name: 'Ordenar por' });

/** Where there is little room each row is a card: its name, its facts with their labels, its acts; one control sorts them. */
export const Narrow = meta.story({
  args: { columns, paging, rowHref: (row: ExampleRow) => `#/produtos/${row.code}` },
  globals: narrow,
});

Narrow.test('shows the whole of a row without a sideways scroll', async ({ canvas }) => {
  await cardsToSort(canvas);
  const scroller = canvas.getByRole('group', { name: 'Produtos' });
  await expect(scroller.scrollWidth).toBe(scroller.clientWidth);
  const row = canvas.getAllByRole('row')[1];
  if (!row) throw new Error('No row');
  const card = row.getBoundingClientRect();
  for (const cell of within(row).getAllByRole('cell')) {
    const box = cell.getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(card.bottom);
    await expect(box.right).toBeLessThanOrEqual(card.right);
    await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  }
  await expect(within(row).getByRole('button', { name: /^Editar/ })).toBeVisible();
});

Narrow.test('numbers its cards wherever it is scrolled', async ({ canvas }) => {
  await cardsToSort(canvas);
  const scroller = canvas.getByRole('group', { name: 'Produtos' });
  scroller.scrollTop = scroller.scrollHeight;
  await waitFor(() =>
    expect(canvas.getByText('100060').closest('tr')).toHaveAttribute('aria-rowindex', '61'),
  );
  await expect(scroller.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(
    canvas.getByText('100060').getBoundingClientRect().bottom,
  );
  // What follows measures targets: none is half under the head there.
  scroller.scrollTop = 0;
  await canvas.findByText('100031');
});

Narrow.test('sorts by one control in its head, which still names the columns', async (context) => {
  const { args, canvas, userEvent } = context;
  const order = await cardsToSort(canvas);
  await expect(order).toHaveDisplayValue('Padrão');
  await expect(canvas.queryByRole('button', { name: 'Preço' })).not.toBeInTheDocument();
  await userEvent.selectOptions(order, 'Preço, decrescente');
  await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'preco', direction: 'descending' });
  const column = canvas.getByRole('columnheader', { name: 'Preço' });
  await expect(column).toHaveAttribute('aria-sort', 'descending');
  await expect(canvas.getByRole('columnheader', { name: 'Status' })).toBeInTheDocument();
  await userEvent.selectOptions(order, 'Padrão');
  await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
  await expect(column).not.toHaveAttribute('aria-sort');
});

/** Four acts leave the name its room: they stand below it, beside the last fact. */
export const NarrowActs = meta.story({
  args: {
    columns: [
      ...few.slice(0, -1),
      {
        ...{ id: 'acoes', header: 'Ações', format: 'actions', width: 152 },
        actions: () =>
          ['Editar', 'Validar', 'Aprovar', 'Excluir'].map((label) => ({
            label,
            icon: <Pencil />,
            onSelect: fn(),
          })),
      },
    ],
  },
  globals: narrow,
  play: async ({ canvas }) => {
    await cardsToSort(canvas);
    const name = canvas.getByText(thirty[0]?.name ?? '').getBoundingClientRect();
    const acts = ['Editar', 'Excluir'].map((label) =>
      canvas.getByRole('button', { name: `${label} ${thirty[0]?.name}` }),
    );
    for (const act of acts) await expect(act.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.bottom);
  },
});

/** A card with its details open makes room for them. */
export const NarrowDetails = meta.story({
  args: {
    columns: few,
    details: { render: (row: ExampleRow) => `Fornecedor: ${row.supplier}`, heightPx: 120 },
  },
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = thirty;
    await cardsToSort(canvas);
    await userEvent.click(canvas.getByRole('button', { name: `Detalhes de ${first?.name}` }));
    const details = await canvas.findByText(`Fornecedor: ${first?.supplier}`);
    const next = canvas.getByText(second?.name ?? '').closest('tr');
    await expect(details.closest('td')?.getBoundingClientRect().height).toBe(120);
    await expect(details.getBoundingClientRect().bottom).toBeLessThan(next?.getBoundingClientRect().top ?? 0);
  },
});

/** Columns that a small window leaves out are in the details of the row; a window with room for them needs no details. */
export const NarrowHidden = meta.story({
  args: {
    columns: everyFormat({ onEdit: fn(), onDelete: fn() }).map((column) =>
      ['codigo', 'preco', 'margem', 'validacoes'].includes(column.id)
        ? { ...column, hiddenOn: 'narrow' }
        : column,
    ),
  },
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    const first = thirty[0];
    await expect(canvas.queryByText(first?.code ?? '')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: `Detalhes de ${first?.name}` }));
    await expect(await findFact(canvas, 'Código')).toHaveTextContent(first?.code ?? '');
    await expect(fact(canvas, 'Fornecedor')).toHaveTextContent(first?.supplier ?? '');
  },
});

NarrowHidden.test('sorts by what cards show, then by what stands in the details', async ({ canvas }) => {
  const order = await cardsToSort(canvas);
  const inDetails = within(within(order).getByRole('group', { name: 'Detalhes' }));
  await expect(inDetails.getByRole('option', { name: 'Preço, crescente' })).toBeInTheDocument();
  await expect(inDetails.queryByRole('option', { name: 'Produto, crescente' })).not.toBeInTheDocument();
  await expect(within(order).getByRole('option', { name: 'Produto, crescente' })).toBeInTheDocument();
});

/** Cards that are read for the first time. */
export const NarrowLoading = meta.story({ args: { rows: undefined, loading: true }, globals: narrow });

/** No card to show. */
export const NarrowEmpty = meta.story({ args: { rows: [] }, globals: narrow });

/** Cards that could not be read. */
export const NarrowError = meta.story({
  args: { rows: undefined, error: { message: 'O servidor não respondeu.' } },
  globals: narrow,
});

/** In a panel of a wide window: the room of the table decides. */
export const NarrowPanel = meta.story({
  args: { columns, style: { maxInlineSize: 340 } },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('group', { name: 'Produtos' });
    await waitFor(() => expect(scroller.scrollWidth).toBe(scroller.clientWidth));
  },
});

/** What Tab reaches: the order in the head, then the name and the acts of each card. */
export const NarrowKeyboard = meta.story({
  args: { columns: few, onRowClick: fn() },
  globals: narrow,
  play: async ({ canvas, userEvent, step }) => {
    await step('The head sorts', async () => {
      await cardsToSort(canvas);
      await userEvent.tab();
      await expect(canvas.getByRole('group', { name: 'Produtos' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('combobox', { name: 'Ordenar por' })).toHaveFocus();
    });
    await step('A card opens and acts', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: thirty[0]?.name ?? '' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: `Editar ${thirty[0]?.name}` })).toHaveFocus();
    });
  },
});

/** Headers sort, rows open and buttons act, all from the keyboard, and focus survives scrolling. */
export const Keyboard = meta.story({
  args: { columns: few, rows: exampleRows(10_000), onRowClick: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const scroller = canvas.getByRole('group', { name: 'Produtos' });
    const header = canvas.getByRole('button', { name: 'Código' });
    await step('Tab: stops at what scrolls, then at what sorts', async () => {
      await userEvent.tab();
      await expect(scroller).toHaveFocus();
      await userEvent.tab();
      await expect(header).toHaveFocus();
    });
    await step('Enter: sorts ascending, descending, not at all', async () => {
      const column = canvas.getByRole('columnheader', { name: 'Código' });
      await userEvent.keyboard('{Enter}');
      await expect(column).toHaveAttribute('aria-sort', 'ascending');
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent('Ordenado por Código, crescente'),
      );
      await userEvent.keyboard('{Enter}');
      await expect(column).toHaveAttribute('aria-sort', 'descending');
      await userEvent.keyboard('{Enter}');
      await expect(column).not.toHaveAttribute('aria-sort');
      await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
    });
    await step('Tab again: reaches the row, then its buttons', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: thirty[0]?.name ?? '' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRowClick).toHaveBeenCalledOnce();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(onEdit).toHaveBeenCalledWith(thirty[0]);
    });
    await step('Scrolling: the focused button stays when its row goes out of sight', async () => {
      const edit = canvas.getByRole('button', { name: `Editar ${thirty[0]?.name}` });
      scroller.scrollTop = 200_000;
      await canvas.findByText('104168');
      await expect(edit).toHaveFocus();
      await expect(edit).toHaveAccessibleName(`Editar ${thirty[0]?.name}`);
    });
  },
});

/** The parts of one row are shown elsewhere on the page: it is marked. */
export const CurrentRow = meta.story({
  args: { columns: few, onRowClick: fn(), currentRowId: thirty[2]?.id },
});

const onLeave = fn();
const ninth = thirty[8];

/** Somebody comes back from the page of a row: the table stands as it was left, the row is marked and has the focus. */
export const Returned = meta.story({
  args: {
    columns: [
      ...few.slice(0, -1),
      {
        ...{ id: 'acoes', header: 'Ações', format: 'actions' },
        actions: () =>
          ['Consultar', 'Editar'].map((label) => ({
            ...{ label, icon: <Pencil />, leaves: label === 'Consultar' },
            onSelect: fn(),
          })),
      },
    ],
    rowHref: (row: ExampleRow) => `#/produtos/${row.code}`,
    startAt: { rowId: thirty[19]?.id ?? 0, top: 700, left: 0 },
    onLeave,
  },
  play: async ({ canvas, step }) => {
    const scroller = canvas.getByRole('group', { name: 'Produtos' });
    const link = await canvas.findByRole('link', { name: thirty[19]?.name ?? '' });
    await step('It stands where it was', async () => {
      await waitFor(() => expect(link).toHaveFocus());
      await expect(Math.abs(scroller.scrollTop - 700)).toBeLessThan(4); // more where a lower window has less room
      await expect(link.closest('tr')).toHaveAttribute('aria-current', 'true');
    });
  },
});

Returned.test('says where it stands when a row is left', async ({ canvas, userEvent }) => {
  const scroller = canvas.getByRole('group', { name: 'Produtos' });
  await waitFor(() => expect(scroller.scrollTop).toBe(700));
  scroller.scrollTop = 300;
  const link = await canvas.findByRole('link', { name: ninth?.name ?? '' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await expect(onLeave).toHaveBeenLastCalledWith({ rowId: ninth?.id, index: 8, top: 300, left: 0 });
});

Returned.test(
  'says so too when an act leads away, and not when it stays on the page',
  async ({ canvas, userEvent }) => {
    onLeave.mockClear();
    const [left] = thirty.slice(19);
    await userEvent.click(canvas.getByRole('button', { name: `Editar ${left?.name}` }));
    await expect(onLeave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: `Consultar ${left?.name}` }));
    await expect(onLeave.mock.calls).toEqual([[{ rowId: left?.id, index: 19, top: 700, left: 0 }]]);
  },
);

/** A click on the row opens it; a click on its button only presses the button. */
export const Pointer = meta.story({
  args: { columns: few, onRowClick: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const name = thirty[1]?.name ?? '';
    await step('A click on a cell opens the row', async () => {
      await userEvent.click(canvas.getByText('100002'));
      await expect(args.onRowClick).toHaveBeenCalledOnce();
    });
    await step('A click on the name opens it once', async () => {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.onRowClick).toHaveBeenCalledTimes(2);
    });
    await step('A click on a button only presses it', async () => {
      onEdit.mockClear();
      await userEvent.click(canvas.getByRole('button', { name: `Editar ${name}` }));
      await expect(onEdit).toHaveBeenCalledOnce();
      await expect(args.onRowClick).toHaveBeenCalledTimes(2);
    });
    await step('A button that is not available says why and does nothing', async () => {
      onDelete.mockClear();
      const remove = canvas.getByRole('button', { name: `Excluir ${thirty[4]?.name}` });
      await userEvent.hover(remove);
      await waitFor(() =>
        expect(screen.getByRole('tooltip')).toHaveTextContent(
          'Excluir: só o comercial exclui itens aprovados',
        ),
      );
      await userEvent.click(remove);
      await expect(onDelete).not.toHaveBeenCalled();
    });
  },
});

function TableThatWaits(props: DataTableProps<ExampleRow>) {
  const [readId, setReadId] = useState<ExampleRow['id'] | null>(null);
  const acts: Column<ExampleRow> = {
    ...{ id: 'acoes', header: 'Ações', format: 'actions' },
    actions: ({ id }) => [
      {
        label: 'Abrir',
        icon: <Pencil />,
        loading: id === readId,
        onSelect: () => {
          onOpen(id);
          setReadId(id);
        },
      },
    ],
  };
  return <DataTable {...props} columns={[...few.slice(0, -1), acts]} />;
}

const onOpen = fn();

/** An act that takes long says that it is under way, keeps the focus and refuses another press; the other rows stay open. */
export const ActUnderWay = meta.story({
  render: TableThatWaits,
  play: async ({ canvas, userEvent }) => {
    onOpen.mockClear();
    const [first, second] = thirty;
    await userEvent.click(canvas.getByRole('button', { name: `Abrir ${first?.name}` }));
    const waiting = await canvas.findByRole('button', { name: `Carregando... Abrir ${first?.name}` });
    await expect(waiting).toHaveFocus();
    await expect(waiting).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(waiting);
    await expect(onOpen.mock.calls).toEqual([[first?.id]]);
    await userEvent.click(canvas.getByRole('button', { name: `Abrir ${second?.name}` }));
    await expect(onOpen).toHaveBeenLastCalledWith(second?.id);
    await expect(canvas.getByRole('button', { name: `Abrir ${first?.name}` })).not.toHaveAttribute(
      'aria-busy',
    );
  },
});

/** The checks of a row open beside their button. */
export const Validations = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: `2 validações: ${thirty[1]?.name}` });
    await step('The button lists them', async () => {
      await userEvent.click(button);
      const panel = await screen.findByRole('dialog', { name: `Validações: ${thirty[1]?.name}` });
      await expect(within(panel).getAllByRole('listitem')).toHaveLength(2);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Esc closes them and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('They open again', async () => {
      await userEvent.click(button);
      await screen.findByRole('dialog');
    });
  },
});

function SheetTable(props: Partial<DataTableProps<ExampleRow>> & { name: string }) {
  const { name, ...rest } = props;
  return (
    <DataTable
      label={`${name} (${useSheetName()})`}
      columns={columns}
      rows={thirty.slice(0, 4)}
      getRowId={(row) => row.id}
      {...rest}
    />
  );
}

/** Rows, order, loading, empty and errors, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <SheetTable
        name="Ordenada"
        sort={{ column: 'preco', direction: 'ascending' }}
        rowHref={() => '#produto'}
      />
      <SheetTable
        name="Agrupada e ajustável"
        columns={few}
        groupOf={(row) => Math.floor(row.id / 2)}
        details={{ render: () => 'Mais' }}
        onColumnWidthsChange={() => {}}
      />
      <SheetTable name="Recarregando" columns={few} loading />
      <SheetTable name="Carregando" rows={undefined} loading height={260} />
      <SheetTable name="Vazia" columns={few} rows={[]} />
      <SheetTable
        name="Erro"
        columns={few}
        rows={undefined}
        error={{ message: 'O servidor não respondeu.' }}
      />
      <SheetTable name="Rolada de lado" columns={sideways} style={{ maxInlineSize: 600 }} />
      <SheetTable name="Erro ao recarregar" columns={few} error={{ message: 'O servidor não respondeu.' }} />
    </StateMatrix>
  ),
});
