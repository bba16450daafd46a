import { ApiError } from '@portal/api';
import { href } from '@portal/domain';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Session } from '../../session/Session.ts';
import { arriveAtom } from '../address/addressAtom.ts';
import { type Services, servicesOrNullAtom } from '../services/servicesAtom.ts';
import { createList } from './createList.ts';
import { ListCsv } from './ListCsv.tsx';
import { listOf } from './listOf.ts';

const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
  vi.restoreAllMocks();
});

const list = createList({
  page: 'register-brands',
  call: listOf('/api/produtos/marcas', { search: 'filtro', rows: 'marcas' }),
  sort: ['codigo'],
  pageSize: 30,
});

interface Asked {
  readonly page: number;
  readonly answer: (total: number, haMais?: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** The button on a page of the user `ana`, and what it asks of the gateway: the first call is that of the table. */
function setUp() {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const asked: Asked[] = [];
  const api = {
    GET: (
      _path: string,
      { params }: { params: { query: { Pagina: number; QuantidadeRegistros: number } } },
    ) =>
      new Promise((resolve, reject) => {
        const { Pagina, QuantidadeRegistros } = params.query;
        asked.push({
          page: Pagina,
          fail: reject,
          answer(totalRegistros, haMais = false) {
            const marcas = Array.from({ length: QuantidadeRegistros }, (_, row) => ({
              id: Pagina * 1_000 + row,
              descricao: 'MARCA',
            }));
            resolve({ data: { marcas, meta: { paginacao: { totalRegistros, haMais } } } });
          },
        });
      }),
  };
  let user = 'ana@portal.br';
  const listeners = new Set<() => void>();
  const session = {
    get: () => ({ email: user, cnpj: null }) as Session,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const notify = { error: vi.fn() };
  const store = createStore();
  store.set(servicesOrNullAtom, { api, session, notify } as unknown as Services); // no more is used of them
  store.set(arriveAtom, { pathname: href('register-brands'), search: '' });
  const downloaded = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const unmount = () => root.unmount();
  leave.push(() => {
    unmount();
    container.remove();
  });
  root.render(
    <Provider store={store}>
      <ListCsv list={list} columns={[]} words={[]} />
    </Provider>,
  );
  const button = page.getByRole('button', { name: 'Exportar CSV' });
  /** The call with this place in the order of calls. */
  const call = async (place: number): Promise<Asked> => {
    await expect.poll(() => asked.length).toBeGreaterThan(place);
    return asked[place] as Asked; // waited for
  };
  return {
    button,
    downloaded,
    notify,
    unmount,
    call,
    calls: () => asked.length,
    async press(total: number) {
      (await call(0)).answer(total);
      await button.click();
    },
    takeOver() {
      user = 'bia@portal.br';
      for (const listener of listeners) listener();
    },
  };
}

/** What follows at once has been done after it. */
const turn = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe('a file of a list', () => {
  it('is of all rows, page after page', async () => {
    const { press, call, downloaded, calls } = setUp();
    await press(300);
    for (const place of [1, 2, 3]) (await call(place)).answer(300);
    await expect.poll(() => downloaded.mock.calls.length).toBe(1);
    expect(calls()).toBe(4);
  });

  it.each([
    ['the page is left', 'unmount'],
    ['another user takes over the tab', 'takeOver'],
  ] as const)('is read no further once %s, and not downloaded', async (_when, end) => {
    const file = setUp();
    await file.press(300);
    const first = await file.call(1);
    file[end]();
    first.answer(300);
    await turn();
    await turn();
    expect(file.calls()).toBe(2);
    expect(file.downloaded).not.toHaveBeenCalled();
    expect(file.notify.error).not.toHaveBeenCalled();
  });

  it('says what the gateway says of a page that it does not reach', async () => {
    const { press, call, notify } = setUp();
    await press(300);
    const error = new ApiError({
      kind: 'validation',
      message: 'A lista vai até aqui',
      messageFromServer: true,
    });
    (await call(1)).fail(error);
    await expect.poll(() => notify.error.mock.calls).toEqual([[error]]);
  });

  it('is not offered of a list that is longer than pages reach', async () => {
    const { call, button } = setUp();
    (await call(0)).answer(10_000, true);
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(button)
      .toHaveAccessibleDescription('O arquivo vai até 10.000 registros. Use os filtros.');
  });

  it('is offered of a list of just as many, and where more were found than counted', async () => {
    for (const [total, hasMore] of [
      [10_000, false],
      [500, true],
    ] as const) {
      const { call, button } = setUp();
      (await call(0)).answer(total, hasMore);
      await button.click();
      await call(1);
      for (const stop of leave.splice(0)) stop();
    }
  });
});
