import { type Atom, atom, type Getter } from 'jotai';
import { MOVES_IN_PAGE } from '../address/movesInPage.ts';
import { queryAtom } from '../server-state/queryAtom.ts';
import { servicesAtom } from '../services/servicesAtom.ts';
import { queuePlace } from './queuePlace.ts';

interface QueueOptions {
  /** Whether the record of the page was opened in a queue. */
  readonly queuedAtom: Atom<boolean>;
  /** Id of the record of the page, `null` where the address has none. */
  readonly shownAtom: Atom<string | null>;
  /** What the queue depends on, and how its ids are read in their order. */
  read(get: Getter): {
    readonly key: readonly unknown[];
    ids(signal: AbortSignal): Promise<readonly string[]>;
  };
  /** Address of another record of the queue. */
  hrefOf(get: Getter, id: string): string;
}

/** A review queue: the records of a list, filtered and sorted as it is, one after another on the page of a record. */
export function createQueue({ queuedAtom, shownAtom, read, hrefOf }: QueueOptions) {
  /** The queue as it was opened, so that positions do not change while it is processed. */
  const idsAtom = queryAtom((get) => {
    const { key, ids } = read(get);
    return {
      queryKey: ['review-queue', ...key],
      queryFn: ({ signal }) => ids(signal),
      enabled: get(queuedAtom),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    };
  });
  const placeAtom = atom((get) => queuePlace(get(idsAtom).data ?? [], get(shownAtom) ?? ''));
  return {
    shownAtom,
    /** The record after this one, to be read ahead; `null` for none. */
    nextIdAtom: atom((get) => (get(queuedAtom) && get(idsAtom).data ? get(placeAtom).next : null)),
    /** The queue, the position in it, and navigation to its other records. */
    queueAtom: atom(
      (get) => {
        const { data, error, isLoading, isFetching, refetch } = get(idsAtom);
        return {
          ids: data ?? [],
          place: get(placeAtom),
          loading: isLoading,
          failed: error !== null && !data,
          underWay: isFetching,
          onRetry: () => void refetch(),
        };
      },
      (get, _set, id: string) => {
        void get(servicesAtom).router.navigate(hrefOf(get, id), { replace: true, state: MOVES_IN_PAGE });
      },
    ),
  };
}

/** A review queue. */
export type Queue = ReturnType<typeof createQueue>;
