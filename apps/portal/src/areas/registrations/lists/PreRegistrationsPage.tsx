import { PreRegistrationSummary } from './PreRegistrationSummary.tsx';
import { RegistrationsPage } from './RegistrationsPage.tsx';
import { preRegistrationList } from './registrationLists.ts';

/** 'Pré-cadastros' (ONB-015). */
export function PreRegistrationsPage() {
  return <RegistrationsPage list={preRegistrationList} summary={<PreRegistrationSummary />} />;
}
PreRegistrationsPage.prefetch = preRegistrationList.rowsAtom.prefetchAtom;
