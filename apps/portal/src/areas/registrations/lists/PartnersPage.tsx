import { RegistrationsPage } from './RegistrationsPage.tsx';
import { partnerList } from './registrationLists.ts';

/** 'Parceiros' (ONB-019). */
export function PartnersPage() {
  return <RegistrationsPage list={partnerList} />;
}
PartnersPage.prefetch = partnerList.rowsAtom.prefetchAtom;
