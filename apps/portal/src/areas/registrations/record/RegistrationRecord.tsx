import { supplierName } from '@portal/domain';
import { useAtomValue } from 'jotai';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { useOpenedRecord } from '../../../shared/recent/useOpenedRecord.ts';
import { recordHref } from '../lists/registrationAddress.ts';
import { RecordDetail } from './RecordDetail.tsx';
import { RecordQueue } from './RecordQueue.tsx';
import { listNow, mayOpen, type RecordPlace } from './recordPlaces.ts';

/** A record of a list, alone or in a review queue (`?fila=1`). */
export function RegistrationRecord({ place }: { place: RecordPlace }) {
  const { registration, moving } = useAtomValue(place.recordAtom);
  const roles = useAtomValue(rolesAtom);
  const now = registration && listNow(registration);
  const { page } = now && mayOpen(now, roles) ? now : place.list;
  useOpenedRecord(
    recordHref(registration?.id ?? '', { page, search: '' }),
    registration && !moving ? supplierName(registration.fornecedor) : undefined,
  );
  return useAtomValue(place.queuedAtom) ? <RecordQueue place={place} /> : <RecordDetail place={place} />;
}
