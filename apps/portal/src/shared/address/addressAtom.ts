import { matchRoute, type RouteName } from '@portal/domain';
import { atom } from 'jotai';

/** The address of a page. */
interface Address {
  readonly path: string;
  /** Path parameters, each digits or a UUID. */
  readonly params: Readonly<Record<string, string>>;
  /** Query, with its question mark; `''` without one. */
  readonly search: string;
}

/**
 * The last address of each opened page, by route name. The portal writes it before a navigation renders. It is kept
 * per route, so that a page that is being left does not read the next address as its own.
 */
const addressesAtom = atom<Readonly<Record<string, Address>>>({});

/** Stores an address as the last one of its page. */
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

/** The address of a page while it is open. */
export function addressAtom(name: RouteName) {
  return atom((get) => get(addressesAtom)[name] ?? { path: '/', params: {}, search: '' });
}

/** The numeric id in an address; `null` without one (D14). */
export function readNumericId(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
}
