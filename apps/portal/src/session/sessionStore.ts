import { parseSession, SESSION_KEYS, type Session, storedSessionOf, type Tokens } from './Session.ts';

/** The session of this browser, the same in all of its tabs. */
export interface SessionStore {
  /** Reads the storage at once; the same object as long as nothing changed. */
  get(): Session | null;
  /** Calls back when the session changed here, in another tab, or while this page was asleep. */
  subscribe(listener: () => void): () => void;
  /** Puts a session in the place of the one there is. */
  replace(session: Session): void;
  /** Keeps the user and takes new tokens (FND-042). */
  renew(tokens: Tokens): void;
  /** Ends the session in every tab. */
  clear(): void;
  /** Stops listening. */
  dispose(): void;
}

export interface SessionStoreOptions {
  storage: Storage;
  /** Where other tabs and the browser say that something may have changed. */
  page?: Window;
  channelName?: string;
}

/** Keeps the session in `storage` and watches every way in which it can change under our feet. */
export function createSessionStore({
  storage,
  page = window,
  channelName = 'portal.session',
}: SessionStoreOptions): SessionStore {
  const listeners = new Set<() => void>();
  const channel = new BroadcastChannel(channelName);
  const leave = new AbortController();
  let seen: string | null = null;
  let current: Session | null = null;

  const get = () => {
    const values = SESSION_KEYS.map((key) => [key, storage.getItem(key)] as const);
    const text = JSON.stringify(values);
    if (text !== seen) {
      seen = text;
      current = parseSession({
        role: storage.getItem('role'),
        cnpj: storage.getItem('cnpj'),
        email: storage.getItem('email'),
        name: storage.getItem('name'),
        givenName: storage.getItem('givenName'),
        fluxoCadastroId: storage.getItem('fluxoCadastroId'),
        refreshToken: storage.getItem('refreshToken'),
        accessToken: storage.getItem('accessToken'),
      });
    }
    return current;
  };

  let told = get();
  const look = () => {
    const session = get();
    if (session === told) return;
    told = session;
    for (const listener of listeners) listener();
  };
  const changed = () => {
    look();
    channel.postMessage('changed');
  };

  // A tab that clears its storage says so with a null key.
  const { signal } = leave;
  page.addEventListener(
    'storage',
    (event) => {
      if (event.key === null || SESSION_KEYS.some((key) => key === event.key)) look();
    },
    { signal },
  );
  page.addEventListener('pageshow', (event) => event.persisted && look(), { signal });
  page.document.addEventListener('visibilitychange', () => look(), { signal });
  channel.addEventListener('message', look);

  return {
    get,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace(session) {
      storage.removeItem('accessToken');
      const stored = storedSessionOf(session);
      for (const key of SESSION_KEYS) {
        const value = stored[key];
        if (value === null) storage.removeItem(key);
        else storage.setItem(key, value);
      }
      changed();
    },
    renew({ accessToken, refreshToken }) {
      if (refreshToken !== null) storage.setItem('refreshToken', refreshToken);
      storage.setItem('accessToken', accessToken);
      changed();
    },
    clear() {
      for (const key of SESSION_KEYS.toReversed()) storage.removeItem(key);
      changed();
    },
    dispose() {
      leave.abort();
      channel.close();
      listeners.clear();
    },
  };
}
