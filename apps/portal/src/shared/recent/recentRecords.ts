import { matchRoute, type Role, routeAllows, safeRedirect } from '@portal/domain';
import { isUuid } from '@portal/formats';
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
  /** Remembers a record as the last one, in place of where it stood before. */
  add(record: RecentRecord): void;
}

/** Longest name that is remembered. */
const LONGEST_LABEL = 200;

/** The path of an address of this site. */
const pathOf = (href: string) => href.replace(/[?#].*$/s, '');

/** What tells records apart: a UUID or the number of a requisition, wherever its record stands now, else the address. */
function keyOfRecord(href: string): string {
  const { id, requestId } = matchRoute(pathOf(href))?.params ?? {};
  if (id !== undefined && isUuid(id)) return id;
  const requisition = requestId ?? /[?&]requestId=(\d+)/.exec(href)?.[1];
  return requisition === undefined ? href : `requisition ${requisition}`;
}

/** A value of a stored object, if it is a text. */
function textOf(stored: unknown, name: keyof RecentRecord): string | null {
  const value: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : null;
  return typeof value === 'string' ? value : null;
}

/**
 * A stored record as an address of this site that these roles may open; nothing for anything else. Parsed by hand: the
 * sign-in page loads this, and no schemas.
 */
function readRecord(stored: unknown, roles: readonly Role[]): RecentRecord[] {
  const href = safeRedirect(textOf(stored, 'href'));
  const label = textOf(stored, 'label')?.trim().slice(0, LONGEST_LABEL);
  const route = href === null ? undefined : matchRoute(pathOf(href))?.route;
  return href !== null && label && route && routeAllows(route, roles) ? [{ href, label }] : [];
}

/** Remembers what each user opened in `storage`. What stands there is parsed, since others can write it too. */
export function createRecentRecords(storage: Storage, session: Pick<SessionStore, 'get'>): RecentRecords {
  const keyOf = () => `${PREFIX}${userOf(session.get())}`;

  const read = (): RecentRecord[] => {
    const roles = session.get()?.roles ?? [];
    try {
      const stored: unknown = JSON.parse(storage.getItem(keyOf()) ?? '[]');
      if (!Array.isArray(stored)) return [];
      return stored.flatMap((record) => readRecord(record, roles)).slice(0, REMEMBERED);
    } catch {
      return [];
    }
  };

  return {
    read,
    add({ href, label }) {
      if (!session.get()) return;
      const others = read().filter((known) => keyOfRecord(known.href) !== keyOfRecord(href));
      try {
        storage.setItem(keyOf(), JSON.stringify([{ href, label }, ...others].slice(0, REMEMBERED)));
      } catch {
        // With a full or blocked storage nothing is remembered.
      }
    },
  };
}
