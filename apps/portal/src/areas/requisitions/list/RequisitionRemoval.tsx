import { formatBrl } from '@portal/formats';
import { ConfirmDialog } from '@portal/ui';
import { useAtom, useSetAtom } from 'jotai';
import { useOneAtATime } from '../../../shared/forms/useOneAtATime.ts';
import { removalAtom, removeAtom } from './removalAtoms.ts';

/** Asks before a requisition is deleted (G-23, G-32). */
export function RequisitionRemoval() {
  const [row, setRow] = useAtom(removalAtom);
  const { act, underWay } = useOneAtATime(useSetAtom(removeAtom));
  return (
    <ConfirmDialog
      open={row !== null}
      onOpenChange={(open) => open || underWay || setRow(null)}
      title="Excluir requisição"
      confirmLabel="Excluir"
      tone="danger"
      loading={underWay}
      onConfirm={() => act()}
    >
      {row &&
        `Tem certeza que deseja excluir ${row.id}? A requisição de ${formatBrl(row.valorRequisicao)} para ${row.fornecedor} sai das listas.`}
    </ConfirmDialog>
  );
}
