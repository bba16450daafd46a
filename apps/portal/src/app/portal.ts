import { createPortalClient, errorMessage, toApiError } from '@portal/api';
import { href } from '@portal/domain';
import type { DataRouter, RouteObject } from 'react-router';
import { handOverQuestionAtom } from '../session/handOverQuestionAtom.ts';
import { keepSession, readSession, renewStanding } from '../session/openSession.ts';
import { renewTokens } from '../session/renewTokens.ts';
import { type Session, userOf } from '../session/Session.ts';
import { sessionAtom } from '../session/sessionAtom.ts';
import { createSessionEndNote, type SessionEnd } from '../session/sessionEnd.ts';
import { createSessionStore } from '../session/sessionStore.ts';
import { loginOf, revoke, signInPageOf } from '../session/signOut.ts';
import type { HandedOver } from '../session/takeTokensFromAddress.ts';
import { createTokenKeeper } from '../session/tokenKeeper.ts';
import { createWaitingSignUp } from '../session/waitingSignUp.ts';
import { arriveAtom } from '../shared/address/addressAtom.ts';
import { createDraftStore } from '../shared/drafts/draftStore.ts';
import { createRecentRecords } from '../shared/recent/recentRecords.ts';
import type { Notify } from '../shared/services/Notify.ts';
import { type Services, servicesOrNullAtom } from '../shared/services/servicesAtom.ts';
import { createTabCache } from '../shared/services/tabCache.ts';
import { followSession } from './followSession.ts';
import { guardNavigation } from './guardNavigation.ts';
import { createStates, type States } from './portalStates.ts';
import { createRoutes } from './routes.tsx';

export interface PortalOptions {
  apiUrl: string;
  /** Suffix of the e-mails of managers. @default '' */
  managerEmailSuffix?: string;
  notify: Notify;
  /** Local storage, for the session and what was opened last. */
  storage: Storage;
  /** Whether `storage` ends with the page, since the browser refuses its own. @default false */
  storageBlocked?: boolean;
  /** Session storage, for data that ends with the tab. */
  tabStorage: Storage;
  createRouter(routes: RouteObject[]): DataRouter;
  /** Loads the portal anew, at this address or, for `null`, at the one that is open. */
  reload(to: string | null): void;
  handedOver?: HandedOver | null;
  /** Name of the channel between the tabs of one portal. */
  channelName?: string;
}

export interface Portal {
  readonly router: DataRouter;
  readonly services: Services;
  readonly states: Pick<States, 'current' | 'onRenewal'>;
  dispose(): void;
}

const HAND_OVER_REFUSED = 'O acesso recebido não é mais válido. Entre novamente.';
const PAGE_REFUSED = 'Você não tem acesso a esta página';

/** Creates a portal from session, client, cache, state and router. Renders nothing. */
export function createPortal(options: PortalOptions): Portal {
  const { apiUrl, notify, storage, tabStorage, reload, channelName } = options;
  const session = createSessionStore({ storage, ...(channelName ? { channelName } : {}) });
  const drafts = createDraftStore(tabStorage, session);
  const recent = createRecentRecords(storage, session);
  const tabCache = createTabCache(tabStorage);
  const sessionEnd = createSessionEndNote(tabStorage);
  const waitingSignUp = createWaitingSignUp(tabStorage);
  const endings = new Set<() => void>();
  const endWork = () => {
    for (const end of endings) end();
  };
  let handedOver = options.handedOver ?? null;

  const api = createPortalClient({
    baseUrl: apiUrl,
    getAccessToken: () => freshAccessToken(),
    // Any 401 outside the sign-in ends the session in every tab and reloads the page, once (FND-049, AUTH-30).
    // A token that is no longer in use says nothing about the session: its call began under the user or the token before.
    onUnauthenticated: (token) => {
      if (token === session.get()?.accessToken) endSession('expired');
    },
  });
  const endSession = (reason: SessionEnd) => {
    const ended = session.get();
    if (!ended) return;
    sessionEnd.keep(reason, loginOf(ended));
    const signInPage = following.leaveToReload();
    tabCache.clear();
    endWork();
    session.clear();
    reload(signInPage);
  };
  const freshAccessToken = createTokenKeeper({
    session,
    renew: (tokens, signal) => renewTokens(api, tokens, signal),
    onEnd: endSession,
    onRenewed: () => void renewStanding({ api, session }),
    locks: navigator.locks,
  });

  /** Another user's session is replaced only when the person at the screen says so. */
  const mayReplace = (next: Session) =>
    new Promise<boolean>((resolve) => {
      const answer = (replaces: boolean) => {
        leave();
        states.current().store.set(handOverQuestionAtom, null);
        resolve(replaces);
      };
      const ask = () => {
        const current = session.get();
        if (!current || userOf(current) === userOf(next)) answer(true);
        else states.current().store.set(handOverQuestionAtom, { current, next, answer });
      };
      const leave = session.subscribe(ask); // a change in another tab renews the states, and the question goes
      ask();
    });

  const handOver = async ({ token, refreshToken }: { token: string; refreshToken: string }) => {
    try {
      const next = await readSession(api, { accessToken: token, refreshToken, receivedAt: null });
      if (!(await mayReplace(next))) return;
      keepSession(session, next);
      tabCache.clear(); // also when the same user signs in again (FND-024)
    } catch (error) {
      const refused = toApiError(error).kind === 'unauthenticated';
      notify.error(refused ? HAND_OVER_REFUSED : errorMessage(error));
    }
  };
  const guard = guardNavigation({
    session,
    router: () => router,
    takeHandedOver() {
      const tokens = handedOver;
      handedOver = null;
      return tokens;
    },
    handOver: (tokens) => following.hold(() => handOver(tokens)),
    onRefused: () => notify.warning(PAGE_REFUSED),
  });
  const router = options.createRouter(
    createRoutes(guard, () => ({
      store: states.current().store,
      address: router.state.navigation.location ?? router.state.location,
    })),
  );

  const services: Services = {
    api,
    session,
    drafts,
    recent,
    storage,
    tabCache,
    sessionEnd,
    waitingSignUp,
    storageBlocked: options.storageBlocked ?? false,
    notify,
    gatewayOrigin: URL.parse(apiUrl)?.origin ?? '',
    managerEmailSuffix: options.managerEmailSuffix ?? '',
    router,
    onSessionEnd: (end) => void endings.add(end),
    startAfresh() {
      states.renew();
      void router.revalidate();
    },
    signOut() {
      const leaving = session.get();
      if (!leaving) return;
      drafts.clear();
      following.leadTo(href(signInPageOf(leaving)));
      session.clear();
      void revoke(api, leaving).catch(() => undefined);
    },
  };
  const states = createStates((store) => {
    store.set(servicesOrNullAtom, services);
    store.set(sessionAtom, session.get());
    store.set(arriveAtom, router.state.location);
  });
  const following = followSession({
    session,
    drafts,
    tabCache,
    sessionEnd,
    waitingSignUp,
    notify,
    endWork,
    router,
    states,
  });
  const leaveRouter = router.subscribe(({ location }) => states.current().store.set(arriveAtom, location));

  return {
    router,
    services,
    states,
    dispose() {
      following.stop();
      leaveRouter();
      endWork();
      session.dispose();
      router.dispose();
    },
  };
}
