import { lazyOverlay } from '../../../shared/loading/lazyOverlay.tsx';
import { RegisterPage } from '../register/RegisterPage.tsx';
import { managerColumns } from './managerColumns.ts';
import { managers } from './managers.ts';

const RegisteredManagerDialog = lazyOverlay(
  async () => (await import('./RegisteredManagerDialog.tsx')).RegisteredManagerDialog,
);

/** The managers of division groups (GAP-58, ONB-027); nobody removes one. */
export function ManagersPage() {
  return (
    <RegisterPage
      register={managers}
      columns={managerColumns}
      searchPlaceholder="Busque por código, matrícula, nome ou e-mail"
      draftTitle="Você tinha um gestor não salvo"
      nameOf={({ nome, matricula }) => nome || matricula}
    >
      <RegisteredManagerDialog />
    </RegisterPage>
  );
}
ManagersPage.prefetch = managers.list.rowsAtom.prefetchAtom;
