import { RecordPage } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { FamilyFormView } from '../form/FamilyFormView.tsx';
import { newFamilyPageAtom } from './newFamilyPageAtom.ts';

/** The form of a new family; after the save the page of the family opens (FAM-039, FAM-040, CON-58). */
export function NewFamilyPage() {
  const { backHref, openSaved } = useAtomValue(newFamilyPageAtom);
  return (
    <RecordPage title="Cadastro de família" backHref={backHref}>
      <FamilyFormView family={null} onCreated={openSaved} />
    </RecordPage>
  );
}
