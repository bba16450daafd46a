import { errorMessage, toApiError } from '@portal/api';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { Notify } from '../services/Notify.ts';

/** Marks a query as a look-up: it fails with a notification, and the page goes on without its values (FND-078). */
export const LOOKUP = { lookup: true } as const;

/** A read is tried once more when no answer came or the way to the gateway was broken. */
function isWorthAnotherTry(failures: number, error: unknown): boolean {
  const { kind, status } = toApiError(error);
  return failures < 1 && (kind === 'network' || status === 502 || status === 503);
}

/** The cache of server data of one user. */
export function createQueryClient(notify: Pick<Notify, 'error'>): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (meta?.lookup) notify.error(errorMessage(error));
      },
    }),
    defaultOptions: {
      // Offline a call fails at once and says so, instead of waiting without a word.
      queries: { networkMode: 'always', retry: isWorthAnotherTry, retryDelay: 500, staleTime: 5_000 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
