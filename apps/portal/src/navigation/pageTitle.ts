import { matchRoute } from '@portal/domain';

const PORTAL = 'Portal do Fornecedor';
const NOT_FOUND = 'Página não encontrada';

/** Title of the page at a path. */
export function pageTitle(path: string): string {
  return matchRoute(path)?.route.title ?? NOT_FOUND;
}

/** What an address of this site shows: the product that it names in the page of its family, else the page by its title. */
export function pageTitleOf(href: string): string {
  const [path = '', query] = href.split(/[?#]/);
  const isProduct =
    matchRoute(path)?.route.name === 'catalogue-family' && new URLSearchParams(query).has('produto');
  return isProduct ? 'Produto' : pageTitle(path);
}

/** Title of the browser tab at a path, with what the page shows: a tab is often too narrow for more than its first words. */
export function documentTitle(path: string, name: string | null): string {
  const title = pageTitle(path);
  return [name, title === PORTAL ? null : title, PORTAL].filter((part) => part !== null).join(' · ');
}
