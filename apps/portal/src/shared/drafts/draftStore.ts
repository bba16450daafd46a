import { userOf } from '../../session/Session.ts';
import type { SessionStore } from '../../session/sessionStore.ts';

const PREFIX = 'portal.draft:';

/** Which form of which page. */
interface DraftPlace {
  /** Name of the page, with its path where there are several. */
  readonly page: string;
  /** Name of the form on that page. */
  readonly form: string;
}

/** What somebody typed and did not save, kept in this tab for the same user on the same page (D11). */
export interface DraftStore {
  /** Keeps the values. Never give it a password. */
  keep(place: DraftPlace, values: unknown): void;
  /** Reads the values, `null` when there are none of this user or `parse` refuses them. */
  read<Values>(place: DraftPlace, parse: (values: unknown) => Values): Values | null;
  /** Forgets the values: they were saved or given up. */
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
  const drop = (unwanted: (key: string) => boolean) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(PREFIX) && unwanted(key)) storage.removeItem(key);
  };

  return {
    keep(place, values) {
      if (!session.get()) return;
      try {
        storage.setItem(keyOf(place), JSON.stringify(values));
      } catch {
        // A full storage costs the draft, not the form.
      }
    },
    read(place, parse) {
      try {
        return parse(JSON.parse(storage.getItem(keyOf(place)) ?? ''));
      } catch {
        return null;
      }
    },
    drop: (place) => storage.removeItem(keyOf(place)),
    dropOthers: () => drop((key) => !key.startsWith(ownPrefix())),
    clear: () => drop(() => true),
  };
}
