import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Registration } from '../registration/registrationAtoms.ts';
import { nextUndecided } from './queuePlace.ts';
import type { RecordPlace } from './recordPlaces.ts';

const noneDecided: ReadonlySet<string> = new Set();

/** Position of the user in a review queue, navigation in it, and the step after a decision. */
export function useQueueProgress(place: RecordPlace) {
  const [{ ids, place: current, loading }, goTo] = useAtom(place.queueAtom);
  const shown = useAtomValue(place.flowIdAtom);
  const [decided, setDecided] = useState(noneDecided);
  const [finishedAt, setFinishedAt] = useState<string | null>(null);
  const { position, total, previous, next } = current;
  return {
    position,
    total,
    loading,
    /** The last registration was decided. */
    done: finishedAt !== null && finishedAt === shown,
    onPrevious: previous === null ? undefined : () => goTo(previous),
    onNext: next === null ? undefined : () => goTo(next),
    onDecided({ id }: Registration) {
      const known = new Set(decided).add(id);
      setDecided(known);
      const following = nextUndecided(ids, id, known);
      if (following === null) setFinishedAt(id);
      else goTo(following);
    },
  };
}
