import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the browser has taken the page over. Not so on a server, and while what a server drew is hydrated, where all must
 * be as the server drew it; from the first on where no server drew anything.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
