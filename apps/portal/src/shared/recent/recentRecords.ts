import { matchRoute, type Role, routeAllows, safeRedirect } from '@portal/domain';
import { z } from 'zod';
import { userOf } from '../../session/Session.ts';
import type { SessionStore } from '../../session/sessionStore.ts';

const PREFIX = 'portal.recent:';

/** How many records are remembered. */
const REMEMBERED = 8;

/** A record that somebody opened. */
export interface RecentRecord {
  /** Its address in this site. */
  readonly href: string;
  /** Its name. */
  readonly label: string;
}

/** What a user opened last on this device (D29). */
export interface RecentRecords {
  /** Records that the user may still open, the last one first. */
  read(): RecentRecord[];
  /** Remembers a record as the last one. */
  add(record: RecentRecord): void;
}

const storedRecords = z.array(z.unknown());
const storedRecord = z.object({ href: z.string(), label: z.string().trim().min(1).max(200) });

/** A stored record as an address of this site that these roles may open; nothing for anything else. */
function readRecord(stored: unknown, roles: readonly Role[]): RecentRecord[] {
  const { data } = storedRecord.safeParse(stored);
  const href = safeRedirect(data?.href);
  const route = href === null ? undefined : matchRoute(href.replace(/[?#].*$/s, ''))?.route;
  return data && href !== null && route && routeAllows(route, roles) ? [{ href, label: data.label }] : [];
}

/** Remembers what each user opened in `storage`. What stands there is parsed, since others can write it too. */
export function createRecentRecords(storage: Storage, session: Pick<SessionStore, 'get'>): RecentRecords {
  const keyOf = () => `${PREFIX}${userOf(session.get())}`;

  const read = (): RecentRecord[] => {
    const roles = session.get()?.roles ?? [];
    try {
      const stored = storedRecords.parse(JSON.parse(storage.getItem(keyOf()) ?? '[]'));
      return stored.flatMap((record) => readRecord(record, roles)).slice(0, REMEMBERED);
    } catch {
      return [];
    }
  };

  return {
    read,
    add({ href, label }) {
      if (!session.get()) return;
      const others = read().filter((known) => known.href !== href);
      try {
        storage.setItem(keyOf(), JSON.stringify([{ href, label }, ...others].slice(0, REMEMBERED)));
      } catch {
        // With a full or blocked storage nothing is remembered.
      }
    },
  };
}
