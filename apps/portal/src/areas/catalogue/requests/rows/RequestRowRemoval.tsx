import { ConfirmDialog } from '@portal/ui';
import { useAtom, useSetAtom } from 'jotai';
import { useOneAtATime } from '../../../../shared/forms/useOneAtATime.ts';
import { familyNameOf, type RequestRow, removalAtom, removeAtom } from './requestRows.ts';

/** What else goes with the family of a row. */
function removedWith({ quantidadeCadastrada: count }: RequestRow): string {
  if (count === 0) return '';
  return count === 1 ? ' com o produto já cadastrado' : ` com os ${count} produtos já cadastrados`;
}

/** Asks before the family of a row is removed from its request (G-23). */
export function RequestRowRemoval() {
  const [row, setRow] = useAtom(removalAtom);
  const { act, underWay } = useOneAtATime(useSetAtom(removeAtom));
  return (
    <ConfirmDialog
      open={row !== null}
      onOpenChange={(open) => open || underWay || setRow(null)}
      title="Excluir solicitação"
      confirmLabel="Excluir"
      tone="danger"
      loading={underWay}
      onConfirm={() => act()}
    >
      {row && (
        <>
          Tem certeza que deseja excluir {row.codigoSolicitacao}? A família {familyNameOf(row)} sai da
          solicitação
          {removedWith(row)}. As outras famílias ficam.
        </>
      )}
    </ConfirmDialog>
  );
}
