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

/**
 * A list of which rows are chosen: its filter, and a page that is opened and left.
 *
 * @param all the rows of all its pages, at most three of which can be chosen
 */
function openList(all?: readonly Row[]) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const filterAtom = atom({ filters: { status: 'Validado' } });
  const keptIn = choiceAtom<Row>(filterAtom);
  const store = createStore();
  const warning = vi.fn();
  store.set(servicesOrNullAtom, { notify: { warning } } as unknown as Services); // no other is asked for
  const shown: { current: ReturnType<typeof useChosenRows<Row>> | null } = { current: null };
  const rowIdOf = ({ id }: Row) => id;
  function Page({ rows }: { rows: readonly Row[] }) {
    const reading = all && { readFirst: async () => all, maxRows: 3 };
    shown.current = useChosenRows({ rows, rowIdOf, keptIn, ...reading });
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
    warning,
    chooseAll: () => shown.current?.choose({ mode: 'all-except', ids: new Set() }),
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

it('all rows of a list are chosen beside those of another search, and none where they would be too many', async () => {
  const list = openList([row(3), row(4)]);
  const close = list.open([row(1), row(2)]);
  await list.expectChosen([]);
  list.choose(1);
  await list.expectChosen([row(1)]);
  close();
  const again = list.open([row(3)]);
  await list.expectChosen([row(1)]);
  list.chooseAll();
  await list.expectChosen([row(1), row(3), row(4)]);
  list.choose(1, 3);
  await list.expectChosen([row(3), row(1)]);
  again();
  list.open([row(2)]);
  await list.expectChosen([row(3), row(1)]);
  list.choose(1, 2);
  await list.expectChosen([row(1), row(2)]);
  list.chooseAll();
  await vi.waitFor(() =>
    expect(list.warning).toHaveBeenCalledWith(
      expect.stringMatching(/^Com os já selecionados seriam 4 itens/),
    ),
  );
  await list.expectChosen([row(1), row(2)]);
});
