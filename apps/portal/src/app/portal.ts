import { createPortalClient, errorMessage, toApiError } from '@portal/api';
import { safeRedirect } from '@portal/domain';
import { createStore } from 'jotai';
import { createPath, type DataRouter, type RouteObject } from 'react-router';
import { openSession } from '../session/openSession.ts';
import { renewTokens } from '../session/renewTokens.ts';
import { type Session, userOf } from '../session/Session.ts';
import { sessionAtom } from '../session/sessionAtom.ts';
import { createSessionStore } from '../session/sessionStore.ts';
import { revoke, signInPathOf } from '../session/signOut.ts';
import type { HandedOver } from '../session/takeTokensFromAddress.ts';
import { createTokenKeeper } from '../session/tokenKeeper.ts';
import { arriveAtom } from '../shared/address/addressAtom.ts';
import { createDraftStore } from '../shared/drafts/draftStore.ts';
import type { Notify } from '../shared/services/Notify.ts';
import { type Services, servicesOrNullAtom } from '../shared/services/servicesAtom.ts';
import { createTabCache } from '../shared/services/tabCache.ts';
import { guardNavigation } from './guardNavigation.ts';
import { createRoutes } from './routes.tsx';

export interface PortalOptions {
  apiUrl: string;
  notify: Notify;
  /** Where the session lives: local storage. */
  storage: Storage;
  /** What lasts as long as the tab: session storage. */
  tabStorage: Storage;
  createRouter(routes: RouteObject[]): DataRouter;
  /** Loads the page again. */
  reload(): void;
  handedOver?: HandedOver | null;
  /** Name under which the tabs of one portal tell each other of changes. */
  channelName?: string;
}

/** The client state of one user, server data included; the next user gets a new one. */
interface State {
  readonly store: ReturnType<typeof createStore>;
  /** Counts the users of this page. */
  readonly generation: number;
}

export interface Portal {
  readonly router: DataRouter;
  readonly services: Services;
  state(): State;
  onNewState(listener: () => void): () => void;
  dispose(): void;
}

const HAND_OVER_REFUSED = 'O acesso recebido não é mais válido. Entre novamente.';

/** Joins session, client, cache, state and router into a portal. Draws nothing. */
export function createPortal(options: PortalOptions): Portal {
  const { apiUrl, notify, storage, tabStorage, reload, channelName } = options;
  const session = createSessionStore({ storage, ...(channelName ? { channelName } : {}) });
  const drafts = createDraftStore(tabStorage, session);
  const tabCache = createTabCache(tabStorage);
  let known = session.get();
  let handedOver = options.handedOver ?? null;
  let handingOver = false;

  /** Any 401 outside the sign-in ends the session in every tab and loads the page again, once (FND-049, AUTH-30). */
  const endSession = () => {
    if (!session.get()) return;
    known = null; // the reload takes it from here
    tabCache.clear();
    session.clear();
    reload();
  };

  const api = createPortalClient({
    baseUrl: apiUrl,
    getAccessToken: () => freshAccessToken(),
    onUnauthenticated: endSession,
  });
  const freshAccessToken = createTokenKeeper({
    session,
    renew: (tokens) => renewTokens(api, tokens),
    locks: navigator.locks,
  });

  const router = options.createRouter(
    createRoutes(
      guardNavigation({
        session,
        router: () => router,
        takeHandedOver: () => {
          const tokens = handedOver;
          handedOver = null;
          return tokens;
        },
        handOver: async (tokens) => {
          handingOver = true;
          await openSession(tokens, { api, session }).catch((error: unknown) => {
            const refused = toApiError(error).kind === 'unauthenticated';
            notify.error(refused ? HAND_OVER_REFUSED : errorMessage(error));
          });
          handingOver = false;
        },
        onRefused: () => notify.warning('Você não tem acesso a esta página'),
      }),
    ),
  );

  const services: Services = {
    api,
    session,
    drafts,
    tabCache,
    notify,
    router,
    startAfresh() {
      renewState();
      void router.revalidate();
    },
    signOut() {
      const leaving = session.get();
      if (!leaving) return;
      drafts.clear();
      way = signInPathOf(leaving);
      session.clear();
      void revoke(api, leaving).catch(() => undefined);
    },
  };

  const createState = (generation: number): State => {
    const store = createStore();
    store.set(servicesOrNullAtom, services);
    store.set(sessionAtom, session.get());
    store.set(arriveAtom, router.state.location);
    return { store, generation };
  };
  let state = createState(0);
  const stateListeners = new Set<() => void>();
  const renewState = () => {
    state = createState(state.generation + 1);
    for (const listener of stateListeners) listener();
  };

  /** Where the next change of the session leads; without it the guard decides about the page shown. */
  let way: string | null = null;

  /** Where a tab goes whose session another one ended: back to the page shown, after a sign-in. */
  const signInAgain = (before: Session) => {
    const redirect = safeRedirect(createPath(router.state.location));
    const page = signInPathOf(before);
    return redirect && redirect !== '/' ? `${page}?redirect=${encodeURIComponent(redirect)}` : page;
  };

  const moveOn = (before: Session | null, now: Session | null) => {
    const to = way ?? (before && !now ? signInAgain(before) : null);
    way = null;
    return to ? router.navigate(to, { replace: true }) : router.revalidate();
  };

  const follow = async (before: Session | null, now: Session | null) => {
    const sameUser = userOf(before) === userOf(now) && String(before?.roles) === String(now?.roles);
    if (sameUser || !before) state.store.set(sessionAtom, now);
    if (sameUser) return;
    notify.clear();
    tabCache.clear();
    if (now) drafts.dropOthers();
    if (before) state.store.set(sessionAtom, null); // takes what is theirs off the screen at once
    if (!handingOver) await moveOn(before, now);
    if (before) renewState(); // nothing of one user is left for the next
  };

  const leaveSession = session.subscribe(() => {
    const before = known;
    known = session.get();
    if (before !== known) void follow(before, known);
  });
  const leaveRouter = router.subscribe(({ location }) => state.store.set(arriveAtom, location));

  return {
    router,
    services,
    state: () => state,
    onNewState(listener) {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    dispose() {
      leaveSession();
      leaveRouter();
      session.dispose();
      router.dispose();
    },
  };
}
