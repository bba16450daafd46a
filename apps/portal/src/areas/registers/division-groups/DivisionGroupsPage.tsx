import { RegisterPage } from '../register/RegisterPage.tsx';
import { DivisionGroupDialog } from './DivisionGroupDialog.tsx';
import { DivisionGroupFilterPanel } from './DivisionGroupFilterPanel.tsx';
import { divisionGroupColumns } from './divisionGroupColumns.ts';
import { divisionGroups } from './divisionGroups.ts';

const nameOf = ({ descricao }: { descricao: string }) => descricao;

/** The register of division groups (GRP-001 to GRP-042). */
export function DivisionGroupsPage() {
  return (
    <RegisterPage
      register={divisionGroups}
      columns={divisionGroupColumns}
      filterPanel={<DivisionGroupFilterPanel />}
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
