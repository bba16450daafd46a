import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/index.ts';
import type { Column, Sort } from '../../data/data-table/index.ts';
import { DateRangeField } from '../../inputs/date-range-field/index.ts';
import { Select } from '../../inputs/select/index.ts';
import { TextField } from '../../inputs/text-field/index.ts';
import { AppShell } from '../../navigation/app-shell/index.ts';
import { navigationExample } from '../../navigation/side-nav/navigationExample.tsx';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import type { ListQuery, ListState } from './listState.ts';

interface Brand {
  id: number;
  codigo: string;
  descricao: string;
}

const names = [
  'ACME',
  'BOM LAR',
  'CASA NOVA',
  'DOCE VIDA',
  'ESTRELA',
  'FAZENDA AZUL',
  'GRÃO FINO',
  'HORTA VIVA',
];
const brands: readonly Brand[] = Array.from({ length: 214 }, (_, index) => ({
  id: index + 1,
  codigo: String(1000 + index),
  descricao: `${names[index % names.length]} ${Math.floor(index / names.length) + 1}`,
}));

const pencil = <Pencil />;
const trash = <Trash2 />;
const onEdit = fn();
const onExport = fn();
const columns: readonly Column<Brand>[] = [
  { id: 'codigo', header: 'Código', format: 'code', sortable: true, value: (row) => row.codigo },
  { id: 'descricao', header: 'Descrição', format: 'text', sortable: true, value: (row) => row.descricao },
  {
    id: 'acoes',
    header: 'Ações',
    format: 'actions',
    actions: (row) => [
      { label: 'Editar', icon: pencil, onSelect: () => onEdit(row) },
      { label: 'Excluir', icon: trash, onSelect: () => {} },
    ],
  },
];

const state: ListState = {
  search: '',
  page: 1,
  sort: null,
  onSearchChange: fn(),
  onPageChange: fn(),
  onSortChange: fn(),
};
const query: ListQuery<Brand> = {
  rows: brands.slice(0, 30),
  total: brands.length,
  loading: false,
  error: null,
  onRetry: fn(),
};

const add = (
  <Button variant="primary" icon={<Plus />}>
    Adicionar
  </Button>
);

const meta = preview.meta({
  title: 'Patterns/ListPage',
  component: ListPage<Brand>,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Marcas Comercial',
    pageSize: 30,
    searchPlaceholder: 'Busque por código ou descrição',
    columns,
    getRowId: (row: Brand) => row.id,
    state,
    query,
    actions: add,
  },
  decorators: [
    (Story) => (
      <AppShell
        brand="Portal de Fornecedores"
        navigation={navigationExample}
        currentHref="/produtos/marcas"
        user={{ name: 'Ana Souza', detail: 'Comercial' }}
      >
        {Story()}
      </AppShell>
    ),
  ],
});

/** A register on its first page. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { description: 'Marcas usadas no cadastro de produtos.' } });

/** Rows are read for the first time. */
export const Loading = meta.story({
  args: { query: { ...query, rows: undefined, total: undefined, loading: true } },
});

/** Others changed the list, and its rows were read again: a line beside the title says so. */
export const ChangedByOthers = meta.story({
  args: { status: <span role="status">A lista mudou às 10:42</span> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A lista mudou às 10:42')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('Marcas Comercial');
  },
});

/** Rows of another page are read: those before stay. */
export const LoadingOverStaleRows = meta.story({ args: { query: { ...query, loading: true } } });

/** Nothing was found. */
export const Empty = meta.story({
  args: { query: { ...query, rows: [], total: 0 }, state: { ...state, search: 'XYZ' } },
});

Empty.test('names what was searched for and offers all rows', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Nenhum resultado para “XYZ”.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Mostrar todos os registros' }));
  await expect(state.onSearchChange).toHaveBeenCalledWith('');
});

/** Nothing is there that the filters let through. */
export const EmptyByFilters = meta.story({
  args: { query: { ...query, rows: [], total: 0 }, onClearFilters: fn() },
});

EmptyByFilters.test('offers to empty the filters', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText('Nenhum resultado com estes filtros.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Mostrar todos os registros' }));
  await expect(args.onClearFilters).toHaveBeenCalledOnce();
});

/** Search and filters together let nothing through: neither is blamed alone. */
export const EmptyBySearchAndFilters = meta.story({
  args: {
    query: { ...query, rows: [], total: 0 },
    state: { ...state, search: 'XYZ' },
    filterCount: 2,
    onClearFilters: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum resultado para “XYZ” com estes filtros.')).toBeVisible();
  },
});

/** Rows could not be read. */
export const ErrorState = meta.story({
  args: {
    query: {
      ...query,
      rows: undefined,
      total: undefined,
      error: { message: 'O servidor não respondeu.' },
    },
  },
});

ErrorState.test('offers another try', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('O servidor não respondeu.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
  await expect(query.onRetry).toHaveBeenCalledOnce();
});

/** They are read again after an error: the error stays until they have come. */
export const Retrying = meta.story({
  args: {
    query: {
      ...query,
      rows: undefined,
      total: undefined,
      loading: true,
      error: { message: 'O servidor não respondeu.' },
    },
  },
});

/** A long title and long texts. */
export const LongContent = meta.story({
  args: {
    title: 'Marcas usadas no cadastro de produtos das famílias comerciais e do comércio eletrônico',
    description:
      'Cada marca vale para todas as filiais; a exclusão só é possível enquanto nenhum produto a usa.',
    query: {
      ...query,
      rows: brands
        .slice(0, 30)
        .map((row) => ({ ...row, descricao: `${row.descricao} INDÚSTRIA E COMÉRCIO DE ALIMENTOS LTDA` })),
    },
  },
});

const onPeriodChange = fn();

/** Narrowed to a period and a kind besides the search, all emptied by one button (WID-034 to WID-036). */
export const WithFilters = meta.story({
  args: {
    filters: (
      <>
        <DateRangeField
          label="Período"
          hideLabel
          defaultValue={{ from: '2026-07-01', to: null }}
          today="2026-07-12"
          onValueChange={onPeriodChange}
        />
        <Select
          label="Situação"
          hideLabel
          placeholder="Todas as situações"
          options={[{ value: 'A', label: 'Ativas' }]}
        />
      </>
    ),
    onClearFilters: fn(),
  },
});

WithFilters.test(
  'reports the period, and that all filters are cleared',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Período Data fim' }), '10072026');
    await waitFor(() =>
      expect(onPeriodChange.mock.lastCall?.[0]).toEqual({ from: '2026-07-01', to: '2026-07-10' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(args.onClearFilters).toHaveBeenCalledOnce();
  },
);

/** Rows are chosen and say more; those of one family belong together. */
export const WithSelection = meta.story({
  args: {
    selection: { maxRows: 10, onSelectionChange: fn(), actions: <Button size="sm">Validar marcas</Button> },
    details: { render: ({ descricao }: Brand) => `Marca ${descricao}`, heightPx: 80 },
    groupOf: ({ id }: Brand) => Math.floor(id / 2),
  },
});

WithSelection.test('counts the chosen rows and refuses too many', async ({ canvas, userEvent, step }) => {
  await step('One is chosen, and shows its details', async () => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar ACME 1' }));
    await expect(canvas.getByText('1 selecionado')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Detalhes de ACME 1' }));
    await expect(await canvas.findByText('Marca ACME 1')).toBeVisible();
  });
  await step('All are more than may be', async () => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar todos' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Ação não permitida' })).toBeVisible();
  });
});

const storage = { getItem: () => null, setItem: fn() };

/** Columns are hidden and made wider, which is remembered. */
export const ColumnsToChoose = meta.story({
  args: { columnChoice: { storage, storageKey: 'marcas' } },
});

ColumnsToChoose.test('remembers what is hidden and how wide the rest is', async ({ canvas, userEvent }) => {
  storage.setItem.mockClear();
  await userEvent.click(await canvas.findByRole('button', { name: 'Colunas' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Código' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Código' })).not.toBeInTheDocument());
  canvas.getByRole('separator', { name: 'Largura de Ações, em pixels' }).focus();
  await userEvent.keyboard('{Home}');
  await expect(storage.setItem.mock.lastCall?.[1]).toMatch(/"hidden":\["codigo"\].*"acoes":48/);
});

/** A tool that works with the columns as they are shown, as for a file of them. */
export const ToolOfColumns = meta.story({
  args: {
    columnChoice: { storage, storageKey: 'marcas' },
    tools: (shown) => <Button onClick={() => onExport(shown.map(({ header }) => header))}>Exportar</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    onExport.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Colunas' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Código' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
    await expect(onExport).toHaveBeenCalledWith(['Descrição', 'Ações']);
  },
});

/** One of the fields is the search: no other above the table. */
export const SearchInForm = meta.story({
  args: {
    searchable: false,
    filters: <TextField label="Nome" hideLabel placeholder="Nome" />,
    filterForm: { onSearch: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('search')).toHaveLength(1);
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Pesquisar' })).toBeVisible();
  },
});

/** On a telephone, without a search, the acts of the page and the button of its filters share a line. */
export const NarrowActs = meta.story({
  args: { ...SearchInForm.input.args },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const filters = canvas.getByRole('button', { name: 'Filtros' });
    const act = canvas.getByRole('button', { name: 'Adicionar' });
    await expect(filters.getBoundingClientRect().top).toBe(act.getBoundingClientRect().top);
    await userEvent.click(filters);
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toBeVisible();
  },
});

/** On a telephone rows are cards, and the first is in sight without a scroll. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    const first = () => canvas.getAllByRole('row')[1]?.getBoundingClientRect();
    await waitFor(() => expect(first()?.right).toBeLessThanOrEqual(window.innerWidth));
    await expect(first()?.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** A page that keeps its state and answers after a while, as one wired to a server does. */
function WiredPage(props: ListPageProps<Brand>) {
  const [wanted, setWanted] = useState({ search: '', page: 1, sort: null as Sort | null });
  const [answer, setAnswer] = useState<{ for: unknown; rows: readonly Brand[]; total: number }>();

  useEffect(() => {
    const timer = setTimeout(() => {
      const found = brands.filter(({ descricao }) => descricao.includes(wanted.search));
      const sign = wanted.sort?.direction === 'descending' ? -1 : 1;
      const sorted = wanted.sort
        ? found.toSorted((a, b) => sign * a.descricao.localeCompare(b.descricao, 'pt-BR', { numeric: true }))
        : found;
      const from = (wanted.page - 1) * props.pageSize;
      setAnswer({ for: wanted, rows: sorted.slice(from, from + props.pageSize), total: found.length });
    }, 50);
    return () => clearTimeout(timer);
  }, [wanted, props.pageSize]);

  return (
    <ListPage
      {...props}
      state={{
        ...wanted,
        onSearchChange: (search) => setWanted((before) => ({ ...before, search, page: 1 })),
        onPageChange: (page) => setWanted((before) => ({ ...before, page })),
        onSortChange: (sort) => setWanted((before) => ({ ...before, sort, page: 1 })),
      }}
      query={{ ...query, rows: answer?.rows, total: answer?.total, loading: answer?.for !== wanted }}
    />
  );
}

/** Search, order and pages together, from first reading to the last page. */
export const Flow = meta.story({
  render: (args) => <WiredPage {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const table = canvas.getByRole('table', { name: 'Marcas Comercial' });
    await step('It loads', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Carregando...');
      await within(table).findByText('ACME 1');
    });
    await step('The next page says itself', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Página 2 de 8'));
      await expect(canvas.getByText('31–60 de 214')).toBeVisible();
    });
    await step('A search goes back to the first page', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Pesquisar' }), 'estrela{Enter}');
      await canvas.findByText('1–27 de 27');
      await waitFor(() => expect(within(table).queryByText('ACME 4')).not.toBeInTheDocument());
    });
    await step('A header sorts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Descrição' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Descrição' }));
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent('Ordenado por Descrição, decrescente'),
      );
      await expect(within(table).getAllByRole('row')[1]).toHaveTextContent('ESTRELA 27');
    });
    await step('Nothing found says so', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Pesquisar' }), ' azul{Enter}');
      await within(table).findByText('Não há dados para exibir');
    });
  },
});

/** One page, since it has one main region; each theme's test run keeps its own picture. */
export const Matrix = meta.story({ tags: ['visual'] });
