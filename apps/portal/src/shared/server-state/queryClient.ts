import { toApiError } from '@portal/api';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { Notify } from '../services/Notify.ts';

/** Marks a query as a lookup: its failure shows a notification, and the page works without its values (FND-078). */
export const LOOKUP = { lookup: true } as const;

/** Marks a list that is read as a whole and once: see `askAgainAtom`. */
export const FIXED_LIST = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { ...LOOKUP, fixedList: true },
} as const;

/** For what others decide, as registrations and requests: it is read again by itself while its page is in sight. */
export const DECIDED_BY_OTHERS = { refetchInterval: 30_000 } as const;

/** A read is retried once when no answer came or a proxy failed. */
function isWorthAnotherTry(failures: number, error: unknown): boolean {
  const { kind, status } = toApiError(error);
  return failures < 1 && (kind === 'network' || status === 502 || status === 503);
}

/** The cache of server data of one user. */
export function createQueryClient(notify: Pick<Notify, 'error'>): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta, state }) => {
        // What was read before stays of use.
        if (meta?.lookup && state.data === undefined) notify.error(toApiError(error));
      },
    }),
    defaultOptions: {
      queries: {
        // Offline, a call fails at once instead of waiting silently; back online, it is made again.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: isWorthAnotherTry,
        retryDelay: 500,
        staleTime: 5_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
