import { formatBrl } from '@portal/formats';
import { RowRemoval } from '../../../shared/list/RowRemoval.tsx';
import { requisitionRemoval } from './requisitionLists.ts';

/** Asks before a requisition is deleted (G-23, G-32). */
export function RequisitionRemoval() {
  return (
    <RowRemoval
      removal={requisitionRemoval}
      title="Excluir requisição"
      question={({ id, valorRequisicao, fornecedor }) =>
        `Tem certeza que deseja excluir ${id}? A requisição de ${formatBrl(valorRequisicao)} para ${fornecedor} sai das listas.`
      }
    />
  );
}
