import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { movesInPage } from '../shared/address/movesInPage.ts';
import { Announcement } from '../shared/announcement/Announcement.styles.ts';
import { type Services, servicesAtom } from '../shared/services/servicesAtom.ts';
import { tabNameAtom } from '../shared/tab-name/useTabName.ts';
import { focusPage } from './focusPage.ts';
import { documentTitle, pageTitle } from './pageTitle.ts';

/** The path each portal shows. It outlives the announcer, which another user, a retry or the not-found page mounts afresh. */
const shownPaths = new WeakMap<Services, string>();

/** Sets the title of the tab; when the page changes or is drawn afresh, announces it and moves the focus. */
export function RouteAnnouncer() {
  const services = useAtomValue(servicesAtom);
  const { pathname, state } = useLocation();
  const isMounted = useRef(false);
  const [announcement, setAnnouncement] = useState('');

  const name = useAtomValue(tabNameAtom);
  useEffect(() => {
    document.title = documentTitle(pathname, name);
  }, [pathname, name]);

  useEffect(() => {
    const before = shownPaths.get(services);
    shownPaths.set(services, pathname);
    const isAfresh = !isMounted.current;
    isMounted.current = true;
    if (before === undefined) return; // the browser announces the first page
    if (before === pathname) {
      if (isAfresh && document.activeElement === document.body) focusPage(); // what had it went with the page before
      return;
    }
    if (movesInPage(state, before, pathname)) return;
    setAnnouncement(pageTitle(pathname));
    focusPage();
  }, [services, pathname, state]);

  return <Announcement role="status">{announcement}</Announcement>;
}
