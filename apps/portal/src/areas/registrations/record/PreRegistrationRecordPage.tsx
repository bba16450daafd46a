import { RegistrationRecord } from './RegistrationRecord.tsx';
import { preRegistrationRecord } from './recordPlaces.ts';

/** A pre-registration (ONB-016). */
export function PreRegistrationRecordPage() {
  return <RegistrationRecord place={preRegistrationRecord} />;
}
