import { RegistrationRecord } from './RegistrationRecord.tsx';
import { preRegistrationRecord } from './recordPlaces.ts';

/** `/fornecedor/pre-cadastro/:id` (ONB-016). */
export function PreRegistrationRecordPage() {
  return <RegistrationRecord place={preRegistrationRecord} />;
}
