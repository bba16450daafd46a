import { useAtom, useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Queue } from './createQueue.ts';
import { nextUndecided } from './queuePlace.ts';

const noneDecided: ReadonlySet<string> = new Set();

/**
 * Position of the user in a review queue, navigation in it, and the step after a decision.
 *
 * @param isClosed whether the record on screen needs no decision any more, as where somebody else was faster: the queue does
 * not come back to it.
 */
export function useQueueProgress(
  { queueAtom, shownAtom }: Pick<Queue, 'queueAtom' | 'shownAtom'>,
  isClosed = false,
) {
  const [{ ids, place: current, loading, failed }, goTo] = useAtom(queueAtom);
  const shown = useAtomValue(shownAtom);
  const store = useStore();
  const [decided, setDecided] = useState(noneDecided);
  /** The record to go on from: what comes after it is known once the queue is read. */
  const [goingOnFrom, goOnFrom] = useState<string | null>(null);
  const [finishedAt, setFinishedAt] = useState<string | null>(null);
  const { position, total, previous, next } = current;
  const isRead = !loading && !failed;
  /** The records of the queue that are not decided yet, in its order. */
  const undecided = ids.filter((id) => !decided.has(id));
  /** Where somebody else was faster the record is still in the queue, and shown as it is now. */
  const isNoMoreQueued = undecided.length === 0 && !ids.includes(shown ?? '');
  if (isClosed && shown !== null && !decided.has(shown)) setDecided(new Set(decided).add(shown));

  const goOn = useEffectEvent((id: string) => {
    goOnFrom(null);
    if (store.get(shownAtom) !== id) return;
    const following = nextUndecided(ids, id, decided);
    if (following === null) setFinishedAt(id);
    else goTo(following);
  });
  useEffect(() => {
    if (isRead && goingOnFrom !== null) goOn(goingOnFrom);
  }, [isRead, goingOnFrom]);

  return {
    position,
    /** How many there are; unknown until the queue is read. */
    total: isRead ? total : undefined,
    loading,
    undecided,
    /** The last record was decided, here or before the page was read again. */
    done: shown !== null && (finishedAt === shown || (isRead && isClosed && isNoMoreQueued)),
    onPrevious: previous === null ? undefined : () => goTo(previous),
    onNext: next === null ? undefined : () => goTo(next),
    /** Goes on from a record that was decided; who has left it meanwhile stays where they are. */
    onDecided(id: string) {
      setDecided((known) => new Set(known).add(id));
      goOnFrom(id);
    },
  };
}
