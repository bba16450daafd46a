import { matchRoute } from '@portal/domain';

const PORTAL = 'Portal do Fornecedor';
const NOT_FOUND = 'Página não encontrada';

/** Title of the page at a path. */
export function pageTitle(path: string): string {
  return matchRoute(path)?.route.title ?? NOT_FOUND;
}

/** Title of the page at an address of this site. */
export function pageTitleOf(href: string): string {
  return pageTitle(href.replace(/[?#].*$/s, ''));
}

/** Title of the browser tab at a path. */
export function documentTitle(path: string): string {
  const title = pageTitle(path);
  return title === PORTAL ? PORTAL : `${title} · ${PORTAL}`;
}
