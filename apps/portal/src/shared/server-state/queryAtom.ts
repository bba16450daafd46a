import type { DefaultError, QueryKey } from '@tanstack/react-query';
import { type Atom, atom, type Getter } from 'jotai';
import { type AtomWithQueryOptions, type AtomWithQueryResult, atomWithQuery } from 'jotai-tanstack-query';
import { portalQueryClientAtom } from './serverStateAtoms.ts';

/** What is read from the gateway, as a page shows it. */
export interface QueryAtom<Shown, Failure = DefaultError> extends Atom<AtomWithQueryResult<Shown, Failure>> {
  /** Starts the first read without subscribing to it: for a page that will show it soon. */
  readonly prefetchAtom: Atom<unknown>;
}

/**
 * What is read from the gateway, as a page shows it. Reading starts when something that shows it is rendered, not once that
 * is on screen; a failed read is not repeated when another part that shows it mounts.
 */
export function queryAtom<Answer, Failure = DefaultError, Shown = Answer, Key extends QueryKey = QueryKey>(
  optionsOf: (get: Getter) => AtomWithQueryOptions<Answer, Failure, Shown, Key>,
): QueryAtom<Shown, Failure> {
  const prefetchAtom = atom((get) => {
    const client = get(portalQueryClientAtom);
    const options = optionsOf(get);
    const wasAsked = client.getQueryState(options.queryKey) !== undefined;
    if (!wasAsked && options.enabled !== false) void client.prefetchQuery(options);
    return { retryOnMount: false, ...options };
  });
  const shownAtom = atomWithQuery<Answer, Failure, Shown, Key>(
    (get) => get(prefetchAtom),
    (get) => get(portalQueryClientAtom),
  );
  return Object.assign(shownAtom, { prefetchAtom });
}
