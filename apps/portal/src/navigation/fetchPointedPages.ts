import { matchRoute } from '@portal/domain';
import { isPageName, loadPage, type PageName } from '../pages.ts';

/**
 * Begins to load the code of a page when a link to it is pointed at or gets focus, wherever in the document it stands: by the
 * time it is pressed the code is there. A failure is told when the page is opened.
 *
 * @returns ends it.
 */
export function fetchPointedPages(load: (page: PageName) => Promise<unknown> = loadPage): () => void {
  const asked = new Set<PageName>();
  const begin = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const page = link?.origin === location.origin ? matchRoute(link.pathname)?.route.name : undefined;
    if (page === undefined || !isPageName(page) || asked.has(page)) return;
    asked.add(page);
    load(page).catch(() => asked.delete(page));
  };
  document.addEventListener('pointerover', begin);
  document.addEventListener('focusin', begin);
  return () => {
    document.removeEventListener('pointerover', begin);
    document.removeEventListener('focusin', begin);
  };
}
