const KEY = 'portal.sessionEnd';

const REASONS = ['expired', 'elsewhere', 'notStored'] as const;

/**
 * Why the session of this tab ended without its user wanting it: refused by the gateway, ended in another tab, or not stored by
 * the browser.
 */
export type SessionEnd = (typeof REASONS)[number];

/** Keeps over a reload why the session ended; the sign-in page says so. */
export interface SessionEndNote {
  keep(reason: SessionEnd): void;
  read(): SessionEnd | null;
  drop(): void;
}

export function createSessionEndNote(storage: Storage): SessionEndNote {
  return {
    keep(reason) {
      try {
        storage.setItem(KEY, reason);
      } catch {
        // With a full storage the sign-in page says nothing.
      }
    },
    read: () => REASONS.find((reason) => reason === storage.getItem(KEY)) ?? null,
    drop: () => storage.removeItem(KEY),
  };
}
