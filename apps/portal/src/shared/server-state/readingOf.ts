import { isFinal, toApiError, withMessage } from '@portal/api';
import type { Failure } from '../services/Notify.ts';

/** A query, as its atom or hook gives it. */
interface Query {
  readonly data: unknown;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  refetch(): unknown;
  /** Of a query by pages: whether it is the next page that failed. */
  readonly isFetchNextPageError?: boolean;
  fetchNextPage?(): unknown;
}

/** How a reading goes, as tables, lists and pages take it. */
interface Reading {
  readonly loading: boolean;
  readonly error: Failure | null;
  /** Reads again; `undefined` where that cannot help. */
  readonly onRetry: (() => void) | undefined;
}

/**
 * How reading what a table or list shows goes. What is only read again stays as it is, so that nobody is disturbed.
 *
 * @param failureMessage message of a failure, in place of the generic one (CON-53).
 */
export function readingOf(query: Query, failureMessage?: string): Reading {
  const { data, error, isFetching, isPlaceholderData } = query;
  const readAgain = (query.isFetchNextPageError && query.fetchNextPage) || query.refetch;
  const failed = error !== null;
  const { message, code } = withMessage(error, failureMessage);
  return {
    loading: isFetching && (data === undefined || isPlaceholderData || failed),
    error: failed ? { message, code } : null,
    onRetry: isFinal(error) ? undefined : () => void readAgain(),
  };
}

/**
 * How reading the record of a page goes. One that was read stays, also where reading it again fails.
 *
 * @param known whether the address has an id of the right form; without one nothing is read (D14).
 * @param missing message where there is no such record.
 */
export function recordReadingOf(query: Query, known: boolean, missing: string): Reading {
  const { loading, error, onRetry } = readingOf(query);
  if (query.data !== undefined) return { loading: false, error: null, onRetry: undefined };
  const unknown = !known || toApiError(query.error).kind === 'notFound';
  return { loading, error: unknown ? { message: missing } : error, onRetry: unknown ? undefined : onRetry };
}
