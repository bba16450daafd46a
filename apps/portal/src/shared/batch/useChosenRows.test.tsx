import { atom, createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { type Services, servicesOrNullAtom } from '../services/servicesAtom.ts';
import { choiceAtom } from './choiceAtom.ts';
import { useChosenRows } from './useChosenRows.ts';

interface Row {
  id: number;
  versao: number;
}

const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

/** A list of which rows are chosen: its filter, and a page that is opened and left. */
function openList() {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const filterAtom = atom({ filters: { status: 'Validado' } });
  const keptIn = choiceAtom<Row>(filterAtom);
  const store = createStore();
  store.set(servicesOrNullAtom, {} as unknown as Services); // a choice without a reading asks for none of them
  const shown: { current: ReturnType<typeof useChosenRows<Row>> | null } = { current: null };
  const rowIdOf = ({ id }: Row) => id;
  function Page({ rows }: { rows: readonly Row[] }) {
    shown.current = useChosenRows({ rows, rowIdOf, keptIn });
    return null;
  }
  const open = (rows: readonly Row[]) => {
    const root = createRoot(document.createElement('div'));
    root.render(
      <Provider store={store}>
        <Page rows={rows} />
      </Provider>,
    );
    const close = () => {
      root.unmount();
      shown.current = null;
    };
    leave.push(close);
    return close;
  };
  return {
    open,
    filter: (status: string) => store.set(filterAtom, { filters: { status } }),
    choose: (...ids: number[]) => shown.current?.choose({ mode: 'only', ids: new Set(ids) }),
    expectChosen: (chosen: readonly Row[]) => vi.waitFor(() => expect(shown.current?.chosen).toEqual(chosen)),
    /** What is there when the list is opened again with this filter. */
    expectWaiting: (chosen: readonly Row[]) =>
      vi.waitFor(() => expect([...store.get(keptIn).values()]).toEqual(chosen)),
  };
}

const row = (id: number, versao = 1): Row => ({ id, versao });

it('what is chosen is there again when the list comes back, as it is read by then', async () => {
  const list = openList();
  const close = list.open([row(1), row(2), row(3)]);
  await list.expectChosen([]);
  list.choose(1, 3);
  await list.expectChosen([row(1), row(3)]);
  close();
  list.open([row(2), row(3, 2)]);
  await list.expectChosen([row(1), row(3, 2)]);
});

it('it outlives a change of the filter, and waits for the new one', async () => {
  const list = openList();
  const close = list.open([row(1), row(2)]);
  await list.expectChosen([]);
  list.choose(2);
  await list.expectChosen([row(2)]);
  list.filter('Recusado');
  await list.expectWaiting([row(2)]);
  await list.expectChosen([row(2)]);
  close();
  const again = list.open([]);
  await list.expectChosen([row(2)]);
  again();
  list.filter('Aprovado');
  list.open([row(1), row(2)]);
  await list.expectChosen([]);
});

it('what is let go can be chosen again, also where it is on no page that is shown', async () => {
  const list = openList();
  const close = list.open([row(1), row(2)]);
  await list.expectChosen([]);
  list.choose(1);
  await list.expectChosen([row(1)]);
  close();
  list.open([row(3), row(4)]);
  await list.expectChosen([row(1)]);
  list.choose(1, 3);
  await list.expectChosen([row(1), row(3)]);
  list.choose(3);
  await list.expectChosen([row(3)]);
  list.choose(1, 3);
  await list.expectChosen([row(1), row(3)]);
  list.choose();
  await list.expectChosen([]);
  list.choose(1, 3);
  await list.expectChosen([row(1), row(3)]);
});
