import {
  parseSession,
  SESSION_KEYS,
  type Session,
  type Standing,
  type StoredSession,
  storedSessionOf,
  type Tokens,
  userOf,
} from './Session.ts';

/** The session of this browser, shared by all its tabs. */
export interface SessionStore {
  /** Reads the storage; returns the same object until something changes. */
  get(): Session | null;
  /** Calls back when the session changed here, in another tab, or while this page was frozen. */
  subscribe(listener: () => void): () => void;
  /** Replaces the session. Throws when the storage is full, and leaves the one that was there. */
  replace(session: Session): void;
  /**
   * Replaces the tokens (FND-042) or the roles and names of the user. Throws when the storage is full, and leaves those that
   * were there.
   */
  renew(changes: Tokens | Standing): void;
  /** Ends the session in every tab. */
  clear(): void;
  /** Stops listening. */
  dispose(): void;
}

export interface SessionStoreOptions {
  storage: Storage;
  /** Sources of changes: other tabs and browser events. */
  page?: Window;
  channelName?: string;
}

/** Keeps the session in `storage` and detects every change of it. */
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

  const read = (): StoredSession => ({
    role: storage.getItem('role'),
    cnpj: storage.getItem('cnpj'),
    email: storage.getItem('email'),
    name: storage.getItem('name'),
    givenName: storage.getItem('givenName'),
    fluxoCadastroId: storage.getItem('fluxoCadastroId'),
    refreshToken: storage.getItem('refreshToken'),
    receivedAt: storage.getItem('receivedAt'),
    accessToken: storage.getItem('accessToken'),
  });
  /** Writes what differs: another tab may just have stored new tokens that are not to be read here yet. */
  const write = (stored: StoredSession) => {
    for (const key of SESSION_KEYS) {
      const value = stored[key];
      if (value === storage.getItem(key)) continue;
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
    }
  };
  /** Writes everything or nothing: what a full storage took goes again, and what was there comes back. */
  const wholly = (act: () => void) => {
    const before = read();
    try {
      act();
    } catch (error) {
      for (const key of SESSION_KEYS) storage.removeItem(key);
      write(before);
      throw error;
    }
  };

  const get = () => {
    const stored = read();
    const text = JSON.stringify(stored);
    if (text !== seen) {
      seen = text;
      current = parseSession(stored);
    }
    return current;
  };

  let notified = get();
  const look = () => {
    const session = get();
    if (session === notified) return;
    notified = session;
    for (const listener of listeners) listener();
  };
  const changed = () => {
    look();
    channel.postMessage('changed');
  };

  const replace = (session: Session) => {
    wholly(() => {
      // Never missing for the same user: another tab would sign them out.
      if (userOf(get()) !== userOf(session)) storage.removeItem('accessToken');
      write(storedSessionOf(session));
    });
    changed();
  };

  // Clearing the storage in another tab sends a null key.
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
    replace,
    renew(changes) {
      const session = get();
      if (session) replace({ ...session, ...changes });
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
