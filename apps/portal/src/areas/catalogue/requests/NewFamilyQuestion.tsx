import { ConfirmDialog } from '@portal/ui';
import { useAtom, useSetAtom } from 'jotai';
import type { RequestList } from './requestList.ts';

/** Asks before the registration of a family without a name starts (REQ1-003, GAP-15). */
export function NewFamilyQuestion({ list }: { list: RequestList }) {
  const [family, setFamily] = useAtom(list.newFamilyAtom);
  const register = useSetAtom(list.registerFamilyAtom);
  return (
    <ConfirmDialog
      open={family !== null}
      onOpenChange={(open) => open || setFamily(null)}
      title="Nova Família"
      confirmLabel="Cadastrar"
      cancelLabel="Voltar"
      onConfirm={() => register()}
    >
      Esta família ainda não possui nome. Deseja iniciar o cadastro?
    </ConfirmDialog>
  );
}
