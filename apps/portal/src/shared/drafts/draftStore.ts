import { keysOf } from '../../session/browserStorage.ts';
import { userOf } from '../../session/Session.ts';
import type { SessionStore } from '../../session/sessionStore.ts';

const PREFIX = 'portal.draft:';

/** How long what is typed may be younger than its draft. */
const DRAFT_DELAY_MS = 300;

/** Which form of which page. */
export interface DraftPlace {
  /** Name of the page, with its path where there are several. */
  readonly page: string;
  /** Name of the form on that page. */
  readonly form: string;
}

/** What somebody typed and did not save, kept in this tab for the same user on the same page (D11). */
export interface DraftStore {
  /** Keeps the values. Never give it a password. */
  keep(place: DraftPlace, values: unknown): void;
  /**
   * Keeps what stands in a form a moment later, once for all that is typed until then; at the latest when the page is left.
   *
   * @param read gives the values as they are then.
   */
  keepSoon(place: DraftPlace, read: () => unknown): void;
  /** Keeps at once what `keepSoon` would keep later. */
  write(place: DraftPlace): void;
  /** Reads the values, `null` when there are none of this user or `parse` refuses them. */
  read<Values>(place: DraftPlace, parse: (values: unknown) => Values): Values | null;
  /** Whether anything of this user is kept, on any page. */
  hasAny(): boolean;
  /** Forgets the values: they were saved or discarded. */
  drop(place: DraftPlace): void;
  /** Forgets what other users left in this tab. */
  dropOthers(): void;
  /** Forgets everything. */
  clear(): void;
}

/** Keeps drafts in `storage`, each under its user, page and form. */
export function createDraftStore(storage: Storage, session: Pick<SessionStore, 'get'>): DraftStore {
  const ownPrefix = () => `${PREFIX}${userOf(session.get())}:`;
  const keyOf = ({ page, form }: DraftPlace) => `${ownPrefix()}${page}:${form}`;
  /** Drafts that are about to be written, by their keys. */
  const waiting = new Map<string, () => void>();
  const writeAll = () => {
    for (const write of [...waiting.values()]) write();
  };
  const write = (key: string, values: unknown) => {
    waiting.delete(key);
    try {
      storage.setItem(key, JSON.stringify(values));
    } catch {
      // A full storage costs the draft, not the form.
    }
  };
  const remove = (key: string) => {
    waiting.delete(key);
    storage.removeItem(key);
  };
  const drop = (unwanted: (key: string) => boolean) => {
    writeAll();
    for (const key of keysOf(storage, PREFIX)) if (unwanted(key)) remove(key);
  };

  return {
    keep(place, values) {
      if (session.get()) write(keyOf(place), values);
    },
    keepSoon(place, read) {
      if (!session.get()) return;
      const key = keyOf(place);
      const isFirst = !waiting.has(key);
      waiting.set(key, () => write(key, read()));
      if (!isFirst) return;
      setTimeout(() => waiting.get(key)?.(), DRAFT_DELAY_MS);
      globalThis.addEventListener?.('pagehide', writeAll, { once: true });
    },
    write: (place) => waiting.get(keyOf(place))?.(),
    read(place, parse) {
      try {
        waiting.get(keyOf(place))?.();
        return parse(JSON.parse(storage.getItem(keyOf(place)) ?? ''));
      } catch {
        return null;
      }
    },
    hasAny() {
      writeAll();
      return keysOf(storage, ownPrefix()).some((key) => storage.getItem(key) !== 'null'); // nothing of the form may be kept
    },
    drop: (place) => remove(keyOf(place)),
    dropOthers: () => drop((key) => !key.startsWith(ownPrefix())),
    clear: () => drop(() => true),
  };
}
