import { createPortalClient, type Schemas } from '@portal/api';
import { href } from '@portal/domain';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createMemoryStorage } from '../../../session/browserStorage.ts';
import { createKeptBatches, type VersionedItem } from '../../../shared/batch/keptBatches.ts';
import { type Services, servicesOrNullAtom } from '../../../shared/services/servicesAtom.ts';
import { staff } from '../../../shared/stories/people.ts';
import { createProductBatch } from './createProductBatch.ts';

/** A call of a batch that waits for its answer. */
interface SentChunk {
  readonly ids: readonly number[];
  answer(): void;
}

/** What a gateway knows of batches: their calls, and what they did. */
function openGateway() {
  const sent: SentChunk[] = [];
  const done = new Map<string, Set<number>>();
  /** What the answers about batches wait for. */
  const reading = { held: Promise.resolve() };
  const undone = new Set<number>();
  /** Answer the calls that take products back. */
  const undoing: (() => void)[] = [];
  const api = createPortalClient({
    baseUrl: 'https://gateway.test',
    getAccessToken: async () => null,
    onUnauthenticated: () => undefined,
    fetch: async (request) => {
      await reading.held;
      const { pathname, searchParams } = new URL(new Request(request).url);
      const lote = pathname.split('/')[4] ?? '';
      if (pathname.endsWith('/desfazer')) {
        await new Promise<void>((resolve) => undoing.push(resolve));
        const ids = searchParams.getAll('produtosIds').map(Number);
        for (const id of ids) undone.add(id);
        return Response.json({
          lote,
          resultados: ids.map((produtoId) => ({ produtoId, resultado: 'Feito', mensagem: null })),
        });
      }
      const produtos = [...(done.get(lote) ?? [])].map((produtoId) => ({
        ...{ produtoId, codigo: produtoId, nome: `PANELA ${produtoId}` },
        ...{ desfeito: undone.has(produtoId), motivo: null },
      }));
      const meta = { paginacao: { totalRegistros: produtos.length, paginaAtual: 1, tamanhoPagina: 100 } };
      const answer = produtos.length > 0 ? { produtos, motivo: null, meta } : {};
      return Response.json(answer, { status: produtos.length > 0 ? 200 : 404 });
    },
  });
  const send = (lote: string, ids: readonly number[]) =>
    new Promise<{ data: Schemas['BatchResult'] }>((resolve) => {
      const answer = () => {
        const ofLote = done.get(lote) ?? new Set();
        done.set(lote, ofLote);
        const resultados = ids.map((produtoId) => {
          const resultado = ofLote.has(produtoId) ? ('JaFeito' as const) : ('Feito' as const);
          ofLote.add(produtoId);
          return { produtoId, resultado, mensagem: null, statusAprovacao: null, versao: 2 };
        });
        resolve({ data: { lote, resultados } });
      };
      sent.push({ ids, answer });
    });
  return { api, send, sent, done, reading, undone, undoing };
}

const products = (count: number): VersionedItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `PANELA ${index + 1}`,
    code: String(300_001 + index),
    versao: 1,
  }));

/** Who is signed in, which another tab may change. */
type Seat = Pick<Services['session'], 'get'>;

/** A tab of a user: tabs share the storage of the device, and the locks of the browser. */
function openTab(
  gateway: ReturnType<typeof openGateway>,
  storage: Storage,
  session: Seat = { get: () => staff('Diretoria') },
) {
  const batch = createProductBatch({
    name: 'product-approval',
    act: z.object({ id: z.literal('approve') }),
    send: (_api, { lote, produtosIds }) => gateway.send(lote, produtosIds),
    doneText: () => 'Produtos aprovados',
  });
  const store = createStore();
  const notify = { success: vi.fn(), error: vi.fn(), warning: vi.fn(), clear: vi.fn() };
  const location: { pathname: string; search: string } = { pathname: href('product-approval'), search: '' };
  const navigate = vi.fn();
  store.set(servicesOrNullAtom, {
    api: gateway.api,
    storage,
    notify,
    session,
    router: { navigate, state: { location } },
  } as unknown as Services); // a batch asks for nothing else
  const shown = () => store.get(batch.batchAtom);
  /** The interrupted batch as the tab would show it, once it is known. */
  const interrupted = async () => {
    const stop = store.sub(batch.interruptedAtom, () => undefined);
    await navigator.locks.query(); // answered after the question of the atom
    await new Promise((resolve) => setTimeout(resolve));
    const left = store.get(batch.interruptedAtom);
    stop();
    return left;
  };
  return { batch, store, shown, notify, location, navigate, interrupted };
}

const approve = { id: 'approve' } as const;

/** Keeps a batch of the user that was interrupted, and returns its name. */
function keepInterrupted(storage: Storage, at = '2027-03-10T12:00:00.000Z'): string {
  const lote = crypto.randomUUID();
  createKeptBatches('product-approval', z.object({ id: z.literal('approve') })).keep(
    { storage, session: { get: () => staff('Diretoria') } },
    { stage: 'running', lote, at, act: approve, items: products(3), results: [] },
  );
  return lote;
}

/** A tab that reads an interrupted batch whose answer is held. */
async function openReading() {
  const gateway = openGateway();
  const storage = createMemoryStorage();
  keepInterrupted(storage);
  const tab = openTab(gateway, storage);
  const left = await tab.interrupted();
  if (!left) throw new Error('No interrupted batch');
  const { promise, resolve } = Promise.withResolvers<void>();
  gateway.reading.held = promise;
  const resumed = tab.store.set(tab.batch.resumeAtom, left);
  const answer = () => {
    resolve();
    return resumed;
  };
  return { ...tab, left, answer };
}

async function begin({ batch, store }: ReturnType<typeof openTab>, count: number) {
  const items = products(count);
  store.set(batch.openAtom, { act: approve, items });
  return store.set(
    batch.runAtom,
    items.map(({ id }) => id),
  );
}

describe('a batch of products (D19)', () => {
  it('is sent once where the act is pressed twice', async () => {
    const gateway = openGateway();
    const tab = openTab(gateway, createMemoryStorage());
    const ids = products(3).map(({ id }) => id);
    tab.store.set(tab.batch.openAtom, { act: approve, items: products(3) });
    const runs = [tab.store.set(tab.batch.runAtom, ids), tab.store.set(tab.batch.runAtom, ids)];
    await vi.waitFor(() => expect(gateway.sent).toHaveLength(1));
    runs.push(tab.store.set(tab.batch.runAtom, ids)); // and while it runs
    gateway.sent[0]?.answer();
    await Promise.all(runs);
    expect(gateway.sent).toHaveLength(1);
    expect(tab.shown()).toMatchObject({ stage: 'done', results: ids.map((id) => ({ id, ok: true })) });
  });

  it('under way in one tab, it is not interrupted in another; closed there, nowhere', async () => {
    const gateway = openGateway();
    const storage = createMemoryStorage();
    const [tab, other] = [openTab(gateway, storage), openTab(gateway, storage)];
    const run = begin(tab, 2);
    await vi.waitFor(() => expect(gateway.sent).toHaveLength(1));
    expect(await other.interrupted()).toBeNull();
    gateway.sent[0]?.answer();
    await run;
    expect(await openTab(gateway, storage).interrupted()).toMatchObject({ lote: tab.shown()?.lote }); // not looked at yet
    tab.store.set(tab.batch.leaveAtom);
    expect(await openTab(gateway, storage).interrupted()).toBeNull();
  });

  it('does not run in two tabs at once', async () => {
    const gateway = openGateway();
    const storage = createMemoryStorage();
    const [tab, other] = [openTab(gateway, storage), openTab(gateway, storage)];
    const run = begin(tab, 2);
    await vi.waitFor(() => expect(gateway.sent).toHaveLength(1));
    const lote = tab.shown()?.lote;
    if (lote === undefined) throw new Error('No batch');
    other.store.set(other.batch.openAtom, { act: approve, items: products(2), lote });
    await other.store.set(other.batch.runAtom, [1, 2]);
    expect(gateway.sent).toHaveLength(1);
    gateway.sent[0]?.answer();
    await run;
    expect(gateway.sent).toHaveLength(1);
  });

  it('interrupted, it shows what was done and sends the rest under the same name', async () => {
    const gateway = openGateway();
    const storage = createMemoryStorage();
    const tab = openTab(gateway, storage);
    const run = begin(tab, 45); // three calls
    await vi.waitFor(() => expect(gateway.sent).toHaveLength(1));
    gateway.sent[0]?.answer();
    await vi.waitFor(() => expect(gateway.sent).toHaveLength(2));
    const lote = tab.shown()?.lote ?? '';
    gateway.done.get(lote)?.add(21); // of the second call, whose answer is lost, one is done
    const kept = storage.key(0) ?? '';
    const asItWas = storage.getItem(kept) ?? '';

    const after = createMemoryStorage();
    after.setItem(kept, asItWas);
    const next = openTab(gateway, after);
    gateway.sent[1]?.answer(); // ends the first tab, so that its lock is gone
    await vi.waitFor(() => expect(gateway.sent).toHaveLength(3));
    gateway.sent[2]?.answer();
    await run;
    gateway.done.set(lote, new Set(Array.from({ length: 21 }, (_, index) => index + 1)));

    const left = await next.interrupted();
    expect(left?.lote).toBe(lote);
    if (left) await next.store.set(next.batch.resumeAtom, left);
    const known = next.shown()?.results ?? [];
    expect(known.filter(({ ok }) => ok)).toHaveLength(21);
    const rest = next.shown()?.items.filter(({ id }) => !known.some((one) => one.id === id)) ?? [];
    const again = next.store.set(
      next.batch.runAtom,
      rest.map(({ id }) => id),
    );
    for (const call of [3, 4]) {
      await vi.waitFor(() => expect(gateway.sent).toHaveLength(call + 1));
      gateway.sent[call]?.answer();
    }
    await again;
    expect(gateway.sent.slice(3).flatMap(({ ids }) => ids)).toEqual(rest.map(({ id }) => id));
    expect(next.shown()?.lote).toBe(lote);
    expect(next.shown()?.results.filter(({ ok }) => ok)).toHaveLength(45);
  });

  it.each([
    ['another user takes the place of theirs', { ...staff('Diretoria'), email: 'outra@empresa.com.br' }],
    ['they leave', null],
  ])('ends quietly when %s, and is offered to them again', async (_, next) => {
    const gateway = openGateway();
    const storage = createMemoryStorage();
    const session = vi.fn<Seat['get']>(() => staff('Diretoria'));
    const tab = openTab(gateway, storage, { get: session });
    const run = begin(tab, 45); // three calls
    await vi.waitFor(() => expect(gateway.sent).toHaveLength(1));
    gateway.sent[0]?.answer();
    await vi.waitFor(() => expect(gateway.sent).toHaveLength(2));
    session.mockReturnValue(next);
    const keep = vi.spyOn(storage, 'setItem');
    gateway.sent[1]?.answer();
    await run;
    expect(gateway.sent).toHaveLength(2);
    expect(keep).not.toHaveBeenCalled();
    expect(tab.notify.success).not.toHaveBeenCalled();
    expect(tab.notify.error).not.toHaveBeenCalled();
    const left = await openTab(gateway, storage).interrupted();
    expect(left).toMatchObject({ lote: tab.shown()?.lote });
    expect(left?.results).toHaveLength(20);
  });
});

describe('the result of an interrupted batch that is read', () => {
  it('is shown in place of the choice', async () => {
    const tab = await openReading();
    await tab.answer();
    expect(tab.shown()).toMatchObject({ lote: tab.left.lote, stage: 'done' });
    expect(tab.navigate).toHaveBeenCalledTimes(1);
  });

  it('is not shown once the page was left', async () => {
    const tab = await openReading();
    tab.location.pathname = href('home');
    await tab.answer();
    expect(tab.shown()).toBeNull();
    expect(tab.navigate).not.toHaveBeenCalled();
  });

  it('does not take the place of a batch that was opened meanwhile', async () => {
    const tab = await openReading();
    tab.store.set(tab.batch.openAtom, { act: approve, items: products(2) });
    const opened = tab.shown();
    await tab.answer();
    expect(tab.shown()).toBe(opened);
    expect(tab.navigate).toHaveBeenCalledTimes(1);
  });

  it('is not shown once it was discarded', async () => {
    const tab = await openReading();
    tab.store.set(tab.batch.discardAtom, tab.left.lote);
    await tab.answer();
    expect(tab.shown()).toBeNull();
  });
});

describe('the taking back of a batch', () => {
  /** A batch of 25 products that is done and looked at, with a taking back of two calls under way. */
  async function openUndo() {
    const gateway = openGateway();
    const storage = createMemoryStorage();
    const tab = openTab(gateway, storage);
    const run = begin(tab, 25);
    for (const call of [0, 1]) {
      await vi.waitFor(() => expect(gateway.sent).toHaveLength(call + 1));
      gateway.sent[call]?.answer();
    }
    await run;
    const lote = tab.shown()?.lote ?? '';
    const { undo } = tab.batch;
    await tab.store.set(undo.openAtom, lote);
    const ids = products(25).map(({ id }) => id);
    const undone = tab.store.set(undo.runAtom, ids);
    await vi.waitFor(() => expect(gateway.undoing).toHaveLength(1));
    gateway.undoing[0]?.();
    await vi.waitFor(() => expect(gateway.undoing).toHaveLength(2));
    const atEnd = () => {
      gateway.undoing[1]?.();
      return undone;
    };
    return { gateway, storage, tab, ids, lote, atEnd };
  }

  it('is interrupted where its tab is closed, and the report tells apart what was taken back', async () => {
    const { gateway, storage, ids, lote, atEnd } = await openUndo();
    const after = createMemoryStorage();
    const kept = storage.key(0) ?? '';
    after.setItem(kept, storage.getItem(kept) ?? '');
    await atEnd(); // so that its lock is gone
    for (const id of ids.slice(20)) gateway.undone.delete(id);
    const next = openTab(gateway, after);
    const left = await next.interrupted();
    expect(left).toMatchObject({ lote, undo: { known: 20, of: 25 } });
    if (left) await next.store.set(next.batch.resumeAtom, left);
    expect(next.shown()?.results.filter(({ undone }) => undone)).toHaveLength(20);
    expect(next.shown()?.results.filter(({ ok }) => !ok)).toEqual([]);
  });

  it('under way in one tab, it is not interrupted in another, and not begun there; at its end, nowhere', async () => {
    const { gateway, storage, ids, lote, atEnd } = await openUndo();
    const other = openTab(gateway, storage);
    expect(await other.interrupted()).toBeNull();
    await other.store.set(other.batch.undo.openAtom, lote);
    await other.store.set(other.batch.undo.runAtom, ids);
    expect(gateway.undoing).toHaveLength(2);
    await atEnd();
    const left = await openTab(gateway, storage).interrupted();
    expect(left?.lote).toBe(lote); // its report was not closed
    expect(left?.undo).toBeUndefined();
  });
});

it('with one discarded, the interrupted batch before it takes its place at once', async () => {
  const storage = createMemoryStorage();
  const before = keepInterrupted(storage);
  const last = keepInterrupted(storage, '2027-03-11T12:00:00.000Z');
  const { store, batch } = openTab(openGateway(), storage);
  const told: (string | undefined)[] = [];
  store.sub(batch.interruptedAtom, () => told.push(store.get(batch.interruptedAtom)?.lote));
  await vi.waitFor(() => expect(told).toEqual([last]));
  store.set(batch.discardAtom, last);
  await vi.waitFor(() => expect(told).toContain(before));
  expect(told).toEqual([last, before]);
});
