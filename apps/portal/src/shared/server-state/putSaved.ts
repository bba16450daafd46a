import type { QueryClient, QueryKey, Updater } from '@tanstack/react-query';

/**
 * Puts the record from the answer of a save into the cache. A read of it that is under way ends first: its answer may be
 * from before the save and must not replace it.
 */
export function putSaved<Stored>(
  client: QueryClient,
  queryKey: QueryKey,
  saved: Updater<Stored | undefined, Stored>,
): void {
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Stored>(queryKey, saved);
}
