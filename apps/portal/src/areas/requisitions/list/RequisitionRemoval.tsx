import { formatBrl } from '@portal/formats';
import { Removal } from '../../../shared/records/Removal.tsx';
import { requisitionRemoval } from './requisitionLists.ts';

/** Asks before a requisition is deleted (G-23, G-32). */
export function RequisitionRemoval() {
  return (
    <Removal
      removal={requisitionRemoval}
      title="Excluir requisição"
      cancelLabel="Voltar"
      nameOf={({ id }) => String(id)}
      consequence={({ valorRequisicao, fornecedor }) =>
        `A requisição de ${formatBrl(valorRequisicao)} para ${fornecedor} sai das listas.`
      }
    />
  );
}
