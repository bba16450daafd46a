import { supplierName } from '@portal/domain';
import { Inline, StatusBadge, ValidationsPopover } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { ChangedLine } from '../../../shared/server-state/ChangedLine.tsx';
import { validationsOfRow } from '../lists/registrationRow.ts';
import type { Registration } from '../registration/registrationAtoms.ts';
import { RecordReads } from './RecordReads.tsx';
import { type RecordPlace, registrationBadge } from './recordPlaces.ts';

interface RecordStatusProps {
  registration: Registration;
  place: RecordPlace;
}

/** Badge of a registration, decisions of the areas (SUP-063, SUP-006, SUP-007), who read it (D32), and whether others changed it. */
export function RecordStatus({ registration, place }: RecordStatusProps) {
  const changedAt = useAtomValue(place.changedAtAtom);
  const { tone, label } = registrationBadge(registration);
  return (
    <Inline gap="sm">
      <StatusBadge tone={tone}>{label}</StatusBadge>
      <ValidationsPopover
        validations={validationsOfRow(registration)}
        recordName={supplierName(registration.fornecedor)}
      />
      <RecordReads registration={registration} />
      <ChangedLine what="O cadastro" at={changedAt} />
    </Inline>
  );
}
