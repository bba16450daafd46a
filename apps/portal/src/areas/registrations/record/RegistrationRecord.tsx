import { useAtomValue } from 'jotai';
import { RecordDetail } from './RecordDetail.tsx';
import { RecordQueue } from './RecordQueue.tsx';
import type { RecordPlace } from './recordPlaces.ts';

/** A record of a list, alone or in a review queue (`?fila=1`). */
export function RegistrationRecord({ place }: { place: RecordPlace }) {
  return useAtomValue(place.queuedAtom) ? <RecordQueue place={place} /> : <RecordDetail place={place} />;
}
