import { toApiError } from '@portal/api';
import { QueryClient } from '@tanstack/react-query';

/** A read is tried once more when no answer came or the way to the gateway was broken. */
function isWorthAnotherTry(failures: number, error: unknown): boolean {
  const { kind, status } = toApiError(error);
  return failures < 1 && (kind === 'network' || status === 502 || status === 503);
}

/** The cache of server data of one user. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Offline a call fails at once and says so, instead of waiting without a word.
      queries: { networkMode: 'always', retry: isWorthAnotherTry, retryDelay: 500, staleTime: 5_000 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
