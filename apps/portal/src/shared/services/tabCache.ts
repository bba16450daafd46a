import { keysOf } from '../../session/browserStorage.ts';

const PREFIXES = ['portal.enumerations.', 'portal.places.', 'portal.approved'] as const;

type TabCacheKey = `${(typeof PREFIXES)[number]}${string}`;

/** Kept in this tab for a whole session: answers that stay valid (GAP-25), where lists were left, and what was approved. */
export interface TabCache {
  keep(key: TabCacheKey, value: unknown): void;
  /** Reads a value, `null` when there is none or `parse` rejects it. */
  read<Value>(key: TabCacheKey, parse: (value: unknown) => Value): Value | null;
  /** Clears everything at the end of the session. */
  clear(): void;
}

export function createTabCache(storage: Storage): TabCache {
  return {
    keep(key, value) {
      try {
        storage.setItem(key, JSON.stringify(value));
      } catch {
        // With a full storage there will be one more call later, and a list starts at its first row.
      }
    },
    read(key, parse) {
      try {
        return parse(JSON.parse(storage.getItem(key) ?? ''));
      } catch {
        return null;
      }
    },
    clear() {
      for (const key of PREFIXES.flatMap((prefix) => keysOf(storage, prefix))) storage.removeItem(key);
    },
  };
}
