import type { PortalClient } from '@portal/api';
import { formatNumber } from '@portal/formats';
import type { BatchItem, BatchResult } from '@portal/ui';
import { atom, type Setter } from 'jotai';
import { userOf } from '../../session/Session.ts';
import { holdTab } from '../forms/useHeldTab.ts';
import { portalQueryClientAtom } from '../server-state/serverStateAtoms.ts';
import { notifyFromHere } from '../services/notifyFromHere.ts';
import { type Services, servicesAtom } from '../services/servicesAtom.ts';
import { entriesSince, entryState } from './batchEntry.ts';
import { sendInChunks } from './sendInChunks.ts';

/** What is done to the items of a batch, as `{ id: 'approve' }`; it may say more, as where to. */
export interface ActOfBatch {
  /** Id of the act on the page. */
  readonly id: string;
}

/** Items to which one act is done: looked at before, sent chunk after chunk, looked at after. */
export interface Batch<Item extends BatchItem, Act extends ActOfBatch> {
  readonly stage: 'review' | 'running' | 'done';
  /** A UUID, the same in each of its calls and tries. */
  readonly lote: string;
  /** When it was opened, an ISO instant. */
  readonly at: string;
  readonly act: Act;
  readonly items: readonly Item[];
  readonly results: readonly BatchResult[];
}

/** What a batch of a page is made of. */
export interface BatchOptions<Item extends BatchItem, Act extends ActOfBatch> {
  /** Most items of a call. */
  readonly chunk: number;
  /** Makes the call for some items, and says how it went for each. Throws where there is no answer for any. */
  send(api: PortalClient, batch: Batch<Item, Act>, items: readonly Item[]): Promise<readonly BatchResult[]>;
  /** How the paths of the calls begin whose answers it changes. */
  readonly touches: string;
  /** Said once every item that was sent is done. */
  doneText(act: Act, count: number): string;
  /** Called with the items of each answer that are done. */
  onDone?(set: Setter, act: Act, items: readonly Item[]): void;
  /** Called with each step of a run. */
  onStep?(services: Services, batch: Batch<Item, Act>): void;
}

/** How a batch with failures ended, for somebody who looks at another page. */
function endText(results: readonly BatchResult[]): string {
  const done = results.filter(({ ok, undone }) => ok && !undone).length;
  const failed = results.filter(({ ok }) => !ok).length;
  return `Concluídos: ${formatNumber(done)}. Com falha: ${formatNumber(failed)}.`;
}

/**
 * A batch of a page: its state and the acts on it. It goes on while another page of the portal is open, and its results wait
 * where it was begun. A tab that is closed ends it, so the browser asks before; so does the end of the session, quietly: the
 * next call would be another user's. It is opened with an entry of the history, so that Back leads to the choice.
 */
export function createBatch<Item extends BatchItem, Act extends ActOfBatch>({
  chunk,
  send,
  touches,
  doneText,
  onDone,
  onStep,
}: BatchOptions<Item, Act>) {
  /** The batch that is shown in place of the choice, `null` for none. */
  const batchAtom = atom<Batch<Item, Act> | null>(null);

  /** By what its entry of the history is known. */
  const entryAtom = atom<string | null>(null);

  /** The item whose page was opened from the results: they are come back to there. */
  const leftAtAtom = atom<BatchItem['id'] | null>(null);

  /** Shows a batch, in place of the choice or of another one. */
  const showAtom = atom(null, (get, set, batch: Batch<Item, Act>) => {
    const isOpened = get(batchAtom) === null;
    set(batchAtom, batch);
    if (!isOpened) return;
    const { router } = get(servicesAtom);
    const { pathname, search, state } = router.state.location;
    const entry = crypto.randomUUID();
    set(entryAtom, entry);
    set(leftAtAtom, null);
    void router.navigate({ pathname, search }, { state: entryState(state, entry), preventScrollReset: true });
  });

  /** Shows items before the act is done to them; those with a `disabledReason` are left out of it. */
  const openAtom = atom(
    null,
    (_get, set, { act, items, lote }: { act: Act; items: readonly Item[]; lote?: string }) =>
      set(showAtom, {
        stage: 'review',
        lote: lote ?? crypto.randomUUID(),
        at: new Date().toISOString(),
        act,
        items,
        results: [],
      }),
  );

  /** Does the act to these items of the batch, for the first time or again. */
  const runAtom = atom(null, async (get, set, ids: readonly BatchItem['id'][]) => {
    const begun = get(batchAtom);
    if (!begun || begun.stage === 'running') return;
    const services = get(servicesAtom);
    const here = notifyFromHere(services);
    const letGo = holdTab(services.session);
    const user = userOf(services.session.get());
    let batch = begun;
    const step = (change: Partial<Pick<Batch<Item, Act>, 'stage' | 'results'>>) => {
      batch = { ...batch, ...change };
      set(batchAtom, batch);
      onStep?.(services, batch);
    };
    const isSent = ({ id }: Pick<BatchItem, 'id'>) => ids.includes(id);
    step({ stage: 'running', results: begun.results.filter((result) => !isSent(result)) });
    const answers = sendInChunks(begun.items.filter(isSent), {
      chunk,
      send: (items) => send(services.api, begun, items),
    });
    for await (const results of answers) {
      if (userOf(services.session.get()) !== user) return letGo();
      step({ results: [...batch.results, ...results] });
      const done = results.flatMap(({ id, ok }) => (ok ? [id] : []));
      onDone?.(
        set,
        batch.act,
        begun.items.filter(({ id }) => done.includes(id)),
      );
    }
    step({ stage: 'done' });
    letGo();
    void get(portalQueryClientAtom).invalidateQueries({
      predicate: ({ queryKey: [, path] }) => String(path).startsWith(touches),
    });
    if (batch.results.every(({ ok }) => ok)) here.success(doneText(batch.act, batch.results.length));
    else if (here.hasLeft()) here.error(endText(batch.results)); // here the report says it
  });

  /** Back to the choice, also in the history. */
  const leaveAtom = atom(null, (get, set) => {
    set(batchAtom, null);
    const { router } = get(servicesAtom);
    const entries = entriesSince(router.state.location.state, get(entryAtom));
    if (entries > 0) void router.navigate(-entries);
  });

  return { batchAtom, entryAtom, leftAtAtom, showAtom, openAtom, runAtom, leaveAtom };
}

/** The state of a batch of a page, and the acts on it. */
export type BatchOfPage<Item extends BatchItem, Act extends ActOfBatch> = ReturnType<
  typeof createBatch<Item, Act>
>;
