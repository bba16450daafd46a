import { RegistrationsPage } from './RegistrationsPage.tsx';
import { registrationList } from './registrationLists.ts';

/** 'Cadastros' (ONB-017). */
export function RegistrationListPage() {
  return <RegistrationsPage list={registrationList} />;
}
RegistrationListPage.prefetch = registrationList.rowsAtom.prefetchAtom;
