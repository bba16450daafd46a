import type { RouteName } from '@portal/domain';
import { atom } from 'jotai';
import * as z from 'zod/mini';
import { userOf } from '../../session/Session.ts';
import { type Services, servicesAtom } from '../services/servicesAtom.ts';
import { LONGEST_VIEW_NAME } from './listAddress.ts';

const PREFIX = 'portal.views:';

/** Most views of a list; the oldest one gives way. */
const MOST_VIEWS = 50;

const storedViews = z.array(
  z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_VIEW_NAME)),
    /** Query of the list, without its question mark. */
    state: z.string().check(z.maxLength(2_000)),
  }),
);

/** What a list is narrowed to and how it is sorted, under a name. */
export type StoredView = z.output<typeof storedViews>[number];

type Place = Pick<Services, 'storage' | 'session'>;

const keyOf = ({ session }: Place, page: RouteName) => `${PREFIX}${userOf(session.get())}:${page}`;

/** The views that the user keeps of a page on this device; none where something else is stored. */
function readViews(place: Place, page: RouteName): readonly StoredView[] {
  try {
    return storedViews.parse(JSON.parse(place.storage.getItem(keyOf(place, page)) ?? '[]'));
  } catch {
    return [];
  }
}

/** Keeps the views of a page; false where the browser does not. */
function writeViews(place: Place, page: RouteName, views: readonly StoredView[]): boolean {
  try {
    place.storage.setItem(keyOf(place, page), JSON.stringify(views));
    return true;
  } catch {
    return false; // full or blocked
  }
}

interface ChangedViews {
  readonly views: readonly StoredView[];
  /** Whether the browser keeps them; otherwise they last as long as its page. */
  readonly kept: boolean;
}

/** The views that were changed here, by page. */
const changedAtom = atom<Readonly<Partial<Record<RouteName, ChangedViews>>>>({});
changedAtom.onMount = (set) => {
  /** Another tab has changed them: they are read again. */
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) set({});
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

/** The saved views of a page. Writing tells whether the browser keeps them. */
export function savedViewsAtom(page: RouteName) {
  return atom(
    (get) => get(changedAtom)[page]?.views ?? readViews(get(servicesAtom), page),
    (get, set, change: (views: readonly StoredView[]) => readonly StoredView[]): boolean => {
      const services = get(servicesAtom);
      const changed = get(changedAtom);
      const before = changed[page];
      const views = change(before && !before.kept ? before.views : readViews(services, page)).slice(
        -MOST_VIEWS,
      );
      const kept = writeViews(services, page, views);
      set(changedAtom, { ...changed, [page]: { views, kept } });
      return kept && !services.storageBlocked;
    },
  );
}
