import { matchRoute, type RouteName } from '@portal/domain';
import { atom } from 'jotai';

/** The address of a page. */
interface Address {
  readonly path: string;
  /** Parameters of the path, each digits or a UUID. */
  readonly params: Readonly<Record<string, string>>;
  /** Query, with its question mark; `''` without one. */
  readonly search: string;
}

/**
 * The last address of each page that was open, by the name of its route. Written by the portal before a navigation is
 * drawn. Kept per route, so that a page that is about to leave the screen does not take the next address for its own.
 */
const addressesAtom = atom<Readonly<Record<string, Address>>>({});

/** Takes an address down as the last one of its page. */
export const arriveAtom = atom(
  null,
  (get, set, { pathname, search }: { pathname: string; search: string }) => {
    const match = matchRoute(pathname);
    if (!match) return;
    const { name } = match.route;
    const known = get(addressesAtom)[name];
    if (known?.path === pathname && known.search === search) return;
    set(addressesAtom, { ...get(addressesAtom), [name]: { path: pathname, params: match.params, search } });
  },
);

/** The address of a page, while it is open. */
export function addressAtom(name: RouteName) {
  return atom((get) => get(addressesAtom)[name] ?? { path: '/', params: {}, search: '' });
}

/** The number that an address carries as an id; `null` when it carries none (D14). */
export function readNumericId(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
}
