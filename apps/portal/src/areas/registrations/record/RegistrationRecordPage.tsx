import { RegistrationRecord } from './RegistrationRecord.tsx';
import { registrationRecord } from './recordPlaces.ts';

/** `/fornecedor/cadastro/:id` (ONB-018). */
export function RegistrationRecordPage() {
  return <RegistrationRecord place={registrationRecord} />;
}
