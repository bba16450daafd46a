import { RegistrationRecord } from './RegistrationRecord.tsx';
import { partnerRecord } from './recordPlaces.ts';

/** `/fornecedor/parceiros/:id` (ONB-020). */
export function PartnerRecordPage() {
  return <RegistrationRecord place={partnerRecord} />;
}
