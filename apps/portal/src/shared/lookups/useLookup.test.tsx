import { ApiError } from '@portal/api';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listOf } from '../list/listOf.ts';
import type { RowsPage } from '../list/readAllRows.ts';
import { type Services, servicesOrNullAtom } from '../services/servicesAtom.ts';
import { sectionLookup } from './catalogueLookups.ts';
import { createLookup } from './createLookup.ts';
import { type Lookup, useLookup } from './useLookup.ts';

interface Row {
  id: number;
  nome: string;
}

const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

const page = (total: number, ...names: string[]): RowsPage<Row> => ({
  rows: names.map((nome, index) => ({ id: index + nome.length * 100, nome })),
  total,
});

/** A lookup whose answers come when the test says so. */
function openLookup(given: Pick<Lookup<Row, number>, 'fullPage'> = {}) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const answers: { asked: string; answer(rows: RowsPage<Row>): void; fail(error: Error): void }[] = [];
  const lookup: Lookup<Row, number, { parent: number }> = {
    path: '/api/linhas',
    read: (_api, { search, page, of }) =>
      new Promise((answer, fail) => answers.push({ asked: `${of.parent} ${search} ${page}`, answer, fail })),
    option: ({ id, nome }) => ({ value: id, label: nome }),
    failureMessage: 'Erro ao buscar linhas',
    ...given,
  };
  const shown: { current: ReturnType<typeof useLookup<Row, number, { parent: number }>> | null } = {
    current: null,
  };
  function Choice({ of }: { of: number }) {
    shown.current = useLookup(lookup, { parent: of }); // made anew with each drawing
    return null;
  }
  const notify = { success: vi.fn(), error: vi.fn(), warning: vi.fn(), clear: vi.fn() };
  const store = createStore();
  store.set(servicesOrNullAtom, { api: {}, notify } as unknown as Services); // a lookup reads nothing else of them
  const root = createRoot(document.createElement('div'));
  const draw = (of: number) =>
    root.render(
      <Provider store={store}>
        <Choice of={of} />
      </Provider>,
    );
  draw(1);
  leave.push(() => root.unmount());
  const choice = () => shown.current?.choice;
  return {
    draw,
    notify,
    choice,
    rowOf: (id: number) => shown.current?.rowOf(id),
    labels: () => choice()?.options.map(({ label }) => label),
    asked: () => answers.map(({ asked }) => asked),
    call: async (index: number) => {
      await expect.poll(() => answers.length).toBeGreaterThan(index);
      const call = answers[index];
      if (!call) throw new Error('Nothing was asked');
      return call;
    },
  };
}

describe('useLookup', () => {
  it('asks for nothing until the list is opened, then page by page (FND-062)', async () => {
    const { choice, labels, asked, call, rowOf } = openLookup();
    await expect.poll(choice).toBeDefined();
    expect(asked()).toEqual([]);
    choice()?.onSearch('');
    (await call(0)).answer(page(3, 'A', 'BB'));
    await expect.poll(labels).toEqual(['A', 'BB']);
    expect(choice()).toMatchObject({ total: 3, hasMore: true, loading: false });
    choice()?.onLoadMore?.();
    (await call(1)).answer(page(3, 'CCC'));
    await expect.poll(labels).toEqual(['A', 'BB', 'CCC']);
    expect(choice()?.hasMore).toBe(false);
    expect(asked()).toEqual(['1  1', '1  2']);
    expect(rowOf(300)).toEqual({ id: 300, nome: 'CCC' });
  });

  it('takes the first page that is not full as the last, of a list that ends so (FMC-044, API3-011)', async () => {
    const { choice, labels, call } = openLookup({ fullPage: 2 });
    await expect.poll(choice).toBeDefined();
    choice()?.onSearch('');
    (await call(0)).answer(page(9, 'A', 'BB'));
    await expect.poll(() => choice()?.hasMore).toBe(true);
    choice()?.onLoadMore?.();
    (await call(1)).answer(page(9, 'CCC'));
    await expect.poll(labels).toEqual(['A', 'BB', 'CCC']);
    expect(choice()?.hasMore).toBe(false);
  });

  it('drops the answer to an earlier text', async () => {
    const { choice, labels, call } = openLookup();
    await expect.poll(choice).toBeDefined();
    choice()?.onSearch('a');
    const early = await call(0);
    choice()?.onSearch('ab');
    (await call(1)).answer(page(1, 'AB'));
    early.answer(page(1, 'A'));
    await expect.poll(labels).toEqual(['AB']);
  });

  it('keeps the results of a search in sight until those of the next are there', async () => {
    const { choice, labels, call } = openLookup();
    await expect.poll(choice).toBeDefined();
    choice()?.onSearch('a');
    (await call(0)).answer(page(1, 'A'));
    await expect.poll(labels).toEqual(['A']);
    choice()?.onSearch('ab');
    const next = await call(1);
    expect(labels()).toEqual(['A']);
    next.answer(page(1, 'AB'));
    await expect.poll(labels).toEqual(['AB']);
  });

  it('shows one message for a failure, with the text of its call, and leaves an empty list (FND-078, CON-53)', async () => {
    const { choice, labels, call, notify } = openLookup();
    await expect.poll(choice).toBeDefined();
    choice()?.onSearch('');
    (await call(0)).fail(new Error('no'));
    await expect.poll(() => choice()?.loadError).toBe('Erro ao buscar linhas');
    expect(labels()).toEqual([]);
    expect(notify.error.mock.calls).toMatchObject([[{ message: 'Erro ao buscar linhas' }]]);
    choice()?.onRetry?.();
    (await call(1)).answer(page(1, 'A'));
    await expect.poll(labels).toEqual(['A']);
  });

  it('tries a failed next page again, not the pages that are there; none that cannot come (FND-078)', async () => {
    const { choice, labels, asked, call } = openLookup();
    await expect.poll(choice).toBeDefined();
    choice()?.onSearch('');
    (await call(0)).answer(page(3, 'A', 'BB'));
    await expect.poll(labels).toEqual(['A', 'BB']);
    choice()?.onLoadMore?.();
    (await call(1)).fail(new Error('no'));
    await expect.poll(() => choice()?.loadError).toBe('Erro ao buscar linhas');
    choice()?.onRetry?.();
    (await call(2)).fail(new ApiError({ kind: 'forbidden', status: 403 }));
    await expect.poll(() => choice()?.onRetry).toBeUndefined();
    expect(asked()).toEqual(['1  1', '1  2', '1  2']);
  });

  it('starts afresh when what it hangs from changes', async () => {
    const { choice, labels, asked, call, draw } = openLookup();
    await expect.poll(choice).toBeDefined();
    choice()?.onSearch('');
    (await call(0)).answer(page(1, 'A'));
    await expect.poll(labels).toEqual(['A']);
    draw(2);
    await expect.poll(labels).toEqual([]);
    (await call(1)).answer(page(1, 'B'));
    await expect.poll(labels).toEqual(['B']);
    expect(asked()).toEqual(['1  1', '2  1']);
  });

  it('keeps lists of one path apart whose calls have other fixed parameters', async () => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
    const managersOf = (query: { cadastro?: boolean }) =>
      createLookup({
        call: listOf('/api/produtos/gestores', { search: 'busca', rows: 'gestores', query }),
        option: ({ id, nome }) => ({ value: id, label: nome }),
      });
    const [active, every] = [managersOf({}), managersOf({ cadastro: true })];
    const api = {
      GET: async (_path: string, { params }: { params: { query: { cadastro?: boolean } } }) => {
        const gestores = [{ id: 1, nome: params.query.cadastro ? 'TODOS' : 'ATIVOS' }];
        return { data: { gestores, meta: { paginacao: { totalRegistros: 1 } } } };
      },
    };
    const shown: { choices: ReturnType<typeof useLookup<unknown, number>>['choice'][] } = { choices: [] };
    function Choices() {
      shown.choices = [useLookup(active).choice, useLookup(every).choice];
      return null;
    }
    const store = createStore();
    store.set(servicesOrNullAtom, { api } as unknown as Services); // a lookup reads nothing else of them
    const root = createRoot(document.createElement('div'));
    leave.push(() => root.unmount());
    root.render(
      <Provider store={store}>
        <Choices />
      </Provider>,
    );
    await expect.poll(() => shown.choices.length).toBe(2);
    for (const { onSearch } of shown.choices) onSearch('');
    await expect
      .poll(() => shown.choices.map(({ options }) => options.map(({ label }) => label)))
      .toEqual([['ATIVOS'], ['TODOS']]);
  });

  it('is a type error without what the list hangs from', () => {
    function useSections() {
      // @ts-expect-error: sections are those of a department
      return useLookup(sectionLookup);
    }
    expect(useSections).toBeTypeOf('function');
  });
});
