const KEY = 'portal.sessionEnd';
const LOGIN_KEY = 'portal.sessionEndLogin';

const REASONS = ['expired', 'elsewhere', 'notStored'] as const;

/**
 * Why the session of this tab ended without its user wanting it: refused by the gateway, ended in another tab, or not stored by
 * the browser.
 */
export type SessionEnd = (typeof REASONS)[number];

/** Keeps over a reload why the session ended, and of whom; the sign-in page says so, and asks the same user for the password. */
export interface SessionEndNote {
  /** @param login what the user signs in with, where the same one is expected back; else it is kept of nobody. */
  keep(reason: SessionEnd, login?: string | null): void;
  read(): SessionEnd | null;
  /** The CNPJ or e-mail of who is expected back. */
  readLogin(): string | null;
  drop(): void;
}

export function createSessionEndNote(storage: Storage): SessionEndNote {
  return {
    keep(reason, login = null) {
      try {
        storage.removeItem(LOGIN_KEY);
        storage.setItem(KEY, reason);
        if (login !== null) storage.setItem(LOGIN_KEY, login);
      } catch {
        // With a full storage the sign-in page says nothing.
      }
    },
    read: () => REASONS.find((reason) => reason === storage.getItem(KEY)) ?? null,
    readLogin: () => storage.getItem(LOGIN_KEY),
    drop() {
      storage.removeItem(KEY);
      storage.removeItem(LOGIN_KEY);
    },
  };
}
