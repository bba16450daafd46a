import { NewRequisitionButton } from './NewRequisitionButton.tsx';
import { RequisitionListFrame } from './RequisitionListFrame.tsx';
import { formHref, requisitions } from './requisitionLists.ts';
import { useRequisitionList } from './useRequisitionList.ts';

/** 'Consultar requisições' (RQL-001 to RQL-031). */
export function RequisitionsPage() {
  return (
    <RequisitionListFrame
      view={useRequisitionList(requisitions)}
      description="Consulte as requisições de compra, de quem pediu à decisão da diretoria."
      rowHref={formHref}
      actions={<NewRequisitionButton />}
    />
  );
}
RequisitionsPage.prefetch = requisitions.rowsAtom.prefetchAtom;
