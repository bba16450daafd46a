/** A storage in memory, for browsers that refuse the persistent one, and for tests. */
export function createMemoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, String(value)),
  };
}

/** Local or session storage of the browser, or one in memory when it is blocked: it ends with the page. */
export function openStorage(kind: 'localStorage' | 'sessionStorage'): { storage: Storage; blocked: boolean } {
  try {
    const storage = window[kind];
    storage.getItem('portal.probe'); // a full one can still be read
    return { storage, blocked: false };
  } catch {
    return { storage: createMemoryStorage(), blocked: true };
  }
}

/** The keys of a storage that start with a prefix. */
export const keysOf = (storage: Storage, prefix: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );
