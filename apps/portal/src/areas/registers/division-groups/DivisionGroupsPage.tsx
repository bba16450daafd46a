import { useAtomValue } from 'jotai';
import { managerLookup } from '../../../shared/lookups/filterLookups.ts';
import { useLookupOption } from '../../../shared/lookups/useLookupOption.ts';
import { RegisterPage } from '../register/RegisterPage.tsx';
import { DivisionGroupDialog } from './DivisionGroupDialog.tsx';
import { DivisionGroupFilterPanel } from './DivisionGroupFilterPanel.tsx';
import { divisionGroupColumns } from './divisionGroupColumns.ts';
import { divisionGroupList, divisionGroups } from './divisionGroups.ts';

const nameOf = ({ descricao }: { descricao: string }) => descricao;

/** The register of division groups (GRP-001 to GRP-042). */
export function DivisionGroupsPage() {
  const { filters } = useAtomValue(divisionGroupList.filterAtom);
  const manager = useLookupOption(managerLookup, filters.gestor);
  return (
    <RegisterPage
      register={divisionGroups}
      columns={divisionGroupColumns}
      filterPanel={<DivisionGroupFilterPanel />}
      fileWords={[manager.option?.label]}
      searchable={false}
      rowName={nameOf}
      draftTitle="Você tinha um grupo de divisão não salvo"
      removalTitle="Excluir Grupo de Divisão"
      nameOf={nameOf}
    >
      <DivisionGroupDialog />
    </RegisterPage>
  );
}
