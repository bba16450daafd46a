import {
  Button,
  type Column,
  createNotifications,
  ListPage,
  type ListQuery,
  Notifications,
  noSelection,
  Select,
  type Selection,
} from '@portal/ui';
import { useEffect, useState } from 'react';
import { type Brand, createBrandServer, Refusal } from './sampleServer.ts';

const pageSize = 15;
const notifications = createNotifications();

const columns: readonly Column<Brand>[] = [
  { id: 'code', header: 'Código', format: 'code', value: ({ code }) => code },
  { id: 'name', header: 'Descrição', format: 'text', value: ({ name }) => name },
  {
    id: 'active',
    header: 'Situação',
    format: 'status',
    value: ({ active }) =>
      active ? { label: 'Ativa', tone: 'success' } : { label: 'Inativa', tone: 'neutral' },
  },
];

const situations = [
  { value: 'ativas', label: 'Ativas' },
  { value: 'inativas', label: 'Inativas' },
];

/** A list that is searched, narrowed and paged by the server, and whose chosen rows are changed together. */
export function ListExample() {
  const [server] = useState(createBrandServer);
  const [search, setSearch] = useState('');
  const [situation, setSituation] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const [version, setVersion] = useState(0);
  const [query, setQuery] = useState<ListQuery<Brand>>({
    rows: undefined,
    total: undefined,
    loading: true,
    error: null,
  });
  const [selection, setSelection] = useState<Selection>(noSelection);
  const [changing, setChanging] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` asks for the same rows again
  useEffect(() => {
    let isLate = false;
    setQuery((before) => ({ ...before, loading: true }));
    const active = situation === null ? null : situation === 'ativas';
    server.list({ search, active, page, pageSize }).then(
      ({ brands, total }) => isLate || setQuery({ rows: brands, total, loading: false, error: null }),
      ({ message }: Error) =>
        isLate || setQuery((before) => ({ ...before, loading: false, error: { message } })),
    );
    return () => {
      isLate = true;
    };
  }, [server, search, situation, page, version]);

  const readAgain = () => setVersion((before) => before + 1);
  const deactivate = async () => {
    setChanging(true);
    try {
      await server.deactivate(new Set([...selection.ids].map(Number)));
      setSelection(noSelection);
      notifications.show({ tone: 'success', message: 'Marcas inativadas' });
    } catch (error) {
      notifications.show({
        tone: 'danger',
        message: error instanceof Refusal ? error.message : 'As marcas não foram inativadas',
      });
    } finally {
      setChanging(false);
    }
    readAgain();
  };

  return (
    <ListPage
      title="Marcas"
      columns={columns}
      getRowId={({ id }) => id}
      rowName={({ name }) => name}
      pageSize={pageSize}
      scrollKey={`${situation} ${search}`}
      query={{ ...query, onRetry: readAgain }}
      state={{
        search,
        page,
        sort: null,
        onSearchChange: (next) => {
          setSearch(next);
          setPage(1);
        },
        onPageChange: setPage,
        onSortChange: () => {},
      }}
      filters={
        <Select
          label="Situação"
          hideLabel
          placeholder="Todas as situações"
          options={situations}
          value={situation}
          onValueChange={(next) => {
            setSituation(next);
            setPage(1);
          }}
        />
      }
      selection={{
        selection,
        onSelectionChange: setSelection,
        actions: (
          <Button size="sm" loading={changing} onClick={deactivate}>
            Inativar
          </Button>
        ),
      }}
    >
      <Notifications store={notifications} />
    </ListPage>
  );
}
