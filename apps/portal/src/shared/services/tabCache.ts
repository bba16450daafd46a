const PREFIX = 'portal.enumerations.';

/** Answers that are valid for a whole session, cached in this tab (GAP-25). */
export interface TabCache {
  keep(key: `${typeof PREFIX}${string}`, value: unknown): void;
  /** Reads a value, `null` when there is none or `parse` rejects it. */
  read<Value>(key: `${typeof PREFIX}${string}`, parse: (value: unknown) => Value): Value | null;
  /** Clears everything at the end of the session. */
  clear(): void;
}

export function createTabCache(storage: Storage): TabCache {
  return {
    keep(key, value) {
      try {
        storage.setItem(key, JSON.stringify(value));
      } catch {
        // With a full storage there will be one more call later.
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
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      for (const key of keys) if (key.startsWith(PREFIX)) storage.removeItem(key);
    },
  };
}
