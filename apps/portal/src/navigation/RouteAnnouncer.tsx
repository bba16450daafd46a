import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { movesInPage } from '../shared/address/movesInPage.ts';
import { focusPage } from './focusPage.ts';
import { documentTitle, pageTitle } from './pageTitle.ts';
import { Announcement } from './RouteAnnouncer.styles.ts';

/** Sets the title of the tab; when the page changes, announces it and moves the focus. */
export function RouteAnnouncer() {
  const { pathname, state } = useLocation();
  const shownPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    document.title = documentTitle(pathname);
    const before = shownPath.current;
    if (before === pathname) return;
    shownPath.current = pathname;
    if (movesInPage(state, before, pathname)) return;
    setAnnouncement(pageTitle(pathname));
    focusPage();
  }, [pathname, state]);

  return <Announcement role="status">{announcement}</Announcement>;
}
