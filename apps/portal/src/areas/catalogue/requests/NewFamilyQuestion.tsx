import { ConfirmDialog } from '@portal/ui';
import { useAtom, useSetAtom } from 'jotai';
import { myRequests } from './requestList.ts';

/** Asks before the registration of a family without a name starts (REQ1-003, GAP-15). */
export function NewFamilyQuestion() {
  const [opened, setOpened] = useAtom(myRequests.newFamilyAtom);
  const register = useSetAtom(myRequests.registerFamilyAtom);
  return (
    <ConfirmDialog
      open={opened !== null}
      onOpenChange={(open) => open || setOpened(null)}
      title="Nova Família"
      confirmLabel="Cadastrar"
      cancelLabel="Voltar"
      onConfirm={() => register()}
    >
      Esta família ainda não possui nome. Deseja iniciar o cadastro?
    </ConfirmDialog>
  );
}
