import { RecordLeftOver } from '../../../shared/records/RecordLeftOver.tsx';
import { RegisterPage } from '../register/RegisterPage.tsx';
import { managerRegister } from './managerRegister.ts';
import { RegisteredManagerDialog } from './RegisteredManagerDialog.tsx';
import { useManagerColumns } from './useManagerColumns.ts';

/** The managers of division groups (GAP-58, ONB-027). */
export function ManagersPage() {
  return (
    <RegisterPage
      register={managerRegister}
      columns={useManagerColumns()}
      searchPlaceholder="Busque por código, matrícula, nome ou e-mail"
    >
      <RecordLeftOver
        register={managerRegister}
        title="Você tinha um gestor não salvo"
        nameOf={({ nome, matricula }) => nome || matricula}
      />
      <RegisteredManagerDialog />
    </RegisterPage>
  );
}
