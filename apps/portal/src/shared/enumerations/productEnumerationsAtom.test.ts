import { createPortalClient } from '@portal/api';
import { createStore } from 'jotai';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from '#testing/waitFor.ts';
import { createMemoryStorage } from '../../session/browserStorage.ts';
import { createSessionEndNote } from '../../session/sessionEnd.ts';
import { createWaitingSignUp } from '../../session/waitingSignUp.ts';
import { createDraftStore } from '../drafts/draftStore.ts';
import { createRecentRecords } from '../recent/recentRecords.ts';
import { servicesOrNullAtom } from '../services/servicesAtom.ts';
import { createTabCache } from '../services/tabCache.ts';
import { productEnumerations } from '../stories/catalogue.ts';
import { askAgainAtom } from './askAgainAtom.ts';
import { productLabelAtom } from './productEnumerationsAtom.ts';

const KEY = 'portal.enumerations.produtos';
const generic = 'Algo de errado aconteceu. Tente novamente em breve.';

let calls: string[] = [];
let answer = () => Response.json(productEnumerations);
/** What an answer waits for. */
let waiting = Promise.resolve();

beforeEach(() => {
  calls = [];
  waiting = Promise.resolve();
  answer = () => Response.json(productEnumerations);
});

const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

/** A page that was just loaded in the tab of this storage, with two places that show labels. */
function load(tabStorage: Storage) {
  const notify = { success: vi.fn(), error: vi.fn(), warning: vi.fn(), clear: vi.fn() };
  const session = {
    get: () => null,
    subscribe: () => () => undefined,
    replace: vi.fn(),
    renew: vi.fn(),
    clear: vi.fn(),
    dispose: vi.fn(),
  };
  const store = createStore();
  store.set(servicesOrNullAtom, {
    api: createPortalClient({
      baseUrl: 'https://gateway.portal.test',
      getAccessToken: () => 'token',
      onUnauthenticated: vi.fn(),
      fetch: async (request) => {
        calls.push(new URL(new Request(request).url).pathname);
        await waiting;
        return answer();
      },
    }),
    session,
    gatewayOrigin: '',
    managerEmailSuffix: '',
    drafts: createDraftStore(tabStorage, session),
    recent: createRecentRecords(tabStorage, session),
    storage: tabStorage,
    tabCache: createTabCache(tabStorage),
    sessionEnd: createSessionEndNote(tabStorage),
    waitingSignUp: createWaitingSignUp(tabStorage),
    storageBlocked: false,
    notify,
    onSessionEnd: vi.fn(),
    router: createMemoryRouter([{ path: '/' }]),
    startAfresh: vi.fn(),
    signOut: vi.fn(),
  });
  const places = ['data', 'taxation'];
  /** A page that shows labels; leads away from it. */
  const come = () => {
    const stops = places.map(() => store.sub(productLabelAtom, () => undefined));
    leave.push(...stops);
    return () => {
      for (const stop of stops) stop();
    };
  };
  const go = come();
  const label = () => store.get(productLabelAtom)('csts', 'Icms');
  return { label, notify, come, go, openList: () => store.set(askAgainAtom) };
}

describe('the fixed lists of products', () => {
  it('are read once for all that show a label, and their body is what is kept (FND-064)', async () => {
    const tabStorage = createMemoryStorage();
    const { label } = load(tabStorage);
    expect(label(), 'the value itself until the lists are there').toBe('Icms');
    await waitFor(() => expect(label()).toBe('ICMS'));
    expect(calls).toEqual(['/api/produtos/enumeracoes']);
    expect(JSON.parse(tabStorage.getItem(KEY) ?? '')).toEqual(productEnumerations);
  });

  it('are not read again in the same session, also after a reload (FND-065)', async () => {
    const tabStorage = createMemoryStorage();
    const before = load(tabStorage);
    await waitFor(() => expect(before.label()).toBe('ICMS'));
    const after = load(tabStorage);
    await waitFor(() => expect(after.label()).toBe('ICMS'));
    expect(calls).toHaveLength(1);
  });

  it('are read once also where the page that asked is left before they come', async () => {
    let bring = () => {};
    const ready = new Promise<void>((resolve) => {
      bring = resolve;
    });
    waiting = ready;
    const { label, come, go } = load(createMemoryStorage());
    await waitFor(() => expect(calls).toHaveLength(1));
    go();
    come();
    bring();
    await waitFor(() => expect(label()).toBe('ICMS'));
    expect(calls).toHaveLength(1);
  });

  it.each(['', '{', '[]', '{"csts":[]}', '{"csts":[{"id":1}]}'])(
    'are read again when the tab keeps %j instead of them',
    async (kept) => {
      const tabStorage = createMemoryStorage();
      tabStorage.setItem(KEY, kept);
      const { label } = load(tabStorage);
      await waitFor(() => expect(label()).toBe('ICMS'));
      expect(calls).toHaveLength(1);
    },
  );

  it('say once that they could not be read, and leave the values as labels (FND-078)', async () => {
    answer = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    const { label, notify } = load(createMemoryStorage());
    await waitFor(() =>
      expect(notify.error).toHaveBeenCalledWith(expect.objectContaining({ message: generic })),
    );
    expect(notify.error).toHaveBeenCalledOnce();
    expect(label()).toBe('Icms');
  });

  it('are asked for again when a list is opened, and only after a failure', async () => {
    answer = () => new Response(null, { status: 500 });
    const { label, notify, openList } = load(createMemoryStorage());
    await waitFor(() => expect(notify.error).toHaveBeenCalled());
    answer = () => Response.json(productEnumerations);
    openList();
    await waitFor(() => expect(label()).toBe('ICMS'));
    expect(calls).toHaveLength(2);
    openList();
    expect(calls).toHaveLength(2);
  });
});
