import { Removal } from '../../../../shared/records/Removal.tsx';
import { familyNameOf, type RequestRow, requestRowRemoval } from './requestRows.ts';

/** What else goes with the family of a row. */
function removedWith({ quantidadeCadastrada: count }: RequestRow): string {
  if (count === 0) return '';
  return count === 1 ? ' com o produto já cadastrado' : ` com os ${count} produtos já cadastrados`;
}

/** Asks before the family of a row is removed from its request (G-23). */
export function RequestRowRemoval() {
  return (
    <Removal
      removal={requestRowRemoval}
      title="Excluir solicitação"
      cancelLabel="Voltar"
      nameOf={({ codigoSolicitacao }) => String(codigoSolicitacao)}
      consequence={(row) =>
        `A família ${familyNameOf(row)} sai da solicitação${removedWith(row)}. As outras famílias ficam.`
      }
    />
  );
}
