import { Inline, StatusBadge, ValidationsPopover } from '@portal/ui';
import { validationsOfRow } from '../lists/registrationRow.ts';
import type { Registration } from '../registration/registrationAtoms.ts';
import { companyName, registrationBadge } from './recordPlaces.ts';

/** Badge of a registration and decisions of the areas (SUP-063, SUP-006, SUP-007). */
export function RecordStatus({ registration }: { registration: Registration }) {
  const { tone, label } = registrationBadge(registration);
  return (
    <Inline gap="sm">
      <StatusBadge tone={tone}>{label}</StatusBadge>
      <ValidationsPopover
        validations={validationsOfRow(registration)}
        recordName={companyName(registration)}
      />
    </Inline>
  );
}
