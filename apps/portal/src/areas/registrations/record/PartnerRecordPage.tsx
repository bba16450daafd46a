import { RegistrationRecord } from './RegistrationRecord.tsx';
import { partnerRecord } from './recordPlaces.ts';

/** A partner (ONB-020). */
export function PartnerRecordPage() {
  return <RegistrationRecord place={partnerRecord} />;
}
