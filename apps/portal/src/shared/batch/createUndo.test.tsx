import { createPortalClient } from '@portal/api';
import { href } from '@portal/domain';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { type Services, servicesOrNullAtom } from '../services/servicesAtom.ts';
import { createUndo } from './createUndo.ts';

const FIRST = '0b9a6a5e-3f0c-4a5e-9f51-0d2b8f6d7c11';
const SECOND = '5d0f3c52-8a4e-4c53-b7a1-2f6f0f8f9a22';

/** The log of a user; its gateway answers the calls for batches when it is told to. */
function openLog() {
  const undo = createUndo();
  const store = createStore();
  const waiting = new Map<string, (response: Response) => void>();
  const location = { pathname: href('product-logs'), search: '' };
  const notify = { error: vi.fn() };
  const api = createPortalClient({
    baseUrl: 'https://gateway.test',
    getAccessToken: async () => null,
    onUnauthenticated: () => undefined,
    fetch: (request) =>
      new Promise((resolve) => {
        waiting.set(new URL(new Request(request).url).pathname.split('/').at(-1) ?? '', resolve);
      }),
  });
  const services = { api, notify, router: { navigate: vi.fn(), state: { location } } };
  store.set(servicesOrNullAtom, services as unknown as Services); // the parts that it uses
  return {
    location,
    notify,
    open: (lote: string) => store.set(undo.openAtom, lote),
    answer: async (lote: string, status = 200) => {
      const respond = await vi.waitUntil(() => waiting.get(lote));
      const meta = { paginacao: { totalRegistros: 0, paginaAtual: 1, tamanhoPagina: 100 } };
      respond(Response.json({ produtos: [], motivo: null, meta }, { status }));
    },
    shown: () => store.get(undo.batchAtom)?.lote,
  };
}

it('shows the batch that was asked for last, also where the one before is answered later', async () => {
  const log = openLog();
  const opened = [log.open(FIRST), log.open(SECOND)];
  await log.answer(SECOND);
  await opened[1];
  await log.answer(FIRST);
  await opened[0];
  expect(log.shown()).toBe(SECOND);
});

it('does not tell that one could not be read which is no longer asked for', async () => {
  const log = openLog();
  const opened = [log.open(FIRST), log.open(SECOND)];
  await log.answer(FIRST, 404);
  await opened[0];
  await log.answer(SECOND);
  await opened[1];
  expect(log.notify.error).not.toHaveBeenCalled();
});

it('shows none once the page was left', async () => {
  const log = openLog();
  const opened = log.open(FIRST);
  log.location.pathname = href('home');
  await log.answer(FIRST);
  await opened;
  expect(log.shown()).toBeUndefined();
});
