import { href, safeRedirect } from '@portal/domain';
import { createPath, type DataRouter } from 'react-router';
import { type Session, userOf } from '../session/Session.ts';
import { sessionAtom } from '../session/sessionAtom.ts';
import { signInPageOf } from '../session/signOut.ts';
import type { Services } from '../shared/services/servicesAtom.ts';
import { isOpenPage } from './guardNavigation.ts';
import type { States } from './portalStates.ts';

interface FollowSessionOptions
  extends Pick<Services, 'session' | 'drafts' | 'tabCache' | 'sessionEnd' | 'waitingSignUp' | 'notify'> {
  /** Ends what is under way for the user. */
  endWork(): void;
  router: Pick<DataRouter, 'navigate' | 'revalidate' | 'state'>;
  states: States;
}

/** Navigates when the session changes, here or in another tab. */
export function followSession(options: FollowSessionOptions) {
  const { session, drafts, tabCache, sessionEnd, waitingSignUp, notify, endWork, router, states } = options;
  let known = session.get();
  let way: string | null = null;
  let held = false;

  /**
   * Where a tab goes when its session has ended: to the sign-in page of its user, and from there back to the current
   * page. A page that is open to everybody stays: the link of an e-mail serves once.
   */
  const signInAgain = (before: Session) => {
    if (isOpenPage(router.state.location.pathname)) return null;
    const redirect = safeRedirect(createPath(router.state.location));
    return href(signInPageOf(before), { redirect: redirect === href('home') ? null : redirect });
  };

  const moveOn = (before: Session | null, now: Session | null) => {
    const to = way ?? (before && !now ? signInAgain(before) : null);
    way = null;
    return to ? router.navigate(to, { replace: true }) : router.revalidate();
  };

  const follow = async (before: Session | null, now: Session | null) => {
    waitingSignUp.drop(); // it was of the user who signed in, or of nobody whom the next one should see
    if (now || way) sessionEnd.drop();
    else sessionEnd.keep('elsewhere');
    const { store } = states.current();
    const sameUser = userOf(before) === userOf(now);
    if (sameUser || !before) store.set(sessionAtom, now);
    if (sameUser) {
      const newRoles = String(before?.roles) !== String(now?.roles);
      if (newRoles && !held) await router.revalidate(); // the page may be closed to them
      return;
    }
    notify.clear();
    tabCache.clear();
    endWork();
    if (now) drafts.dropOthers();
    if (before) store.set(sessionAtom, null); // removes their data from the screen at once
    if (!held) await moveOn(before, now);
    if (before) states.renew();
  };

  const stop = session.subscribe(() => {
    const before = known;
    known = session.get();
    if (before !== known) void follow(before, known);
  });

  return {
    stop,
    /** Opens this address at the next change of the session, instead of asking the guard about the current page. */
    leadTo(path: string) {
      way = path;
    },
    /** The session will end with a reload: returns where that leads, `null` for a page that stays. */
    leaveToReload() {
      const to = known && signInAgain(known);
      known = null;
      return to;
    },
    /** Changes the session without navigating; the caller does that. */
    async hold(act: () => Promise<void>) {
      held = true;
      await act();
      held = false;
    },
  };
}
