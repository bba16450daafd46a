import { RegistrationRecord } from './RegistrationRecord.tsx';
import { registrationRecord } from './recordPlaces.ts';

/** A registration (ONB-018). */
export function RegistrationRecordPage() {
  return <RegistrationRecord place={registrationRecord} />;
}
