import { href, supplierName } from '@portal/domain';
import { useAtomValue } from 'jotai';
import { useOpenedRecord } from '../../../shared/recent/useOpenedRecord.ts';
import { RecordDetail } from './RecordDetail.tsx';
import { RecordQueue } from './RecordQueue.tsx';
import type { RecordPlace } from './recordPlaces.ts';

/** A record of a list, alone or in a review queue (`?fila=1`). */
export function RegistrationRecord({ place }: { place: RecordPlace }) {
  const { registration, moving } = useAtomValue(place.recordAtom);
  useOpenedRecord(
    href(place.page, { id: registration?.id ?? '' }),
    registration && !moving ? supplierName(registration.fornecedor) : undefined,
  );
  return useAtomValue(place.queuedAtom) ? <RecordQueue place={place} /> : <RecordDetail place={place} />;
}
