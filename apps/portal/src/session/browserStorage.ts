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

/** Local or session storage of the browser, or one in memory when it is blocked or full. */
export function openStorage(kind: 'localStorage' | 'sessionStorage'): Storage {
  try {
    const storage = window[kind];
    storage.setItem('portal.probe', '1');
    storage.removeItem('portal.probe');
    return storage;
  } catch {
    return createMemoryStorage();
  }
}
