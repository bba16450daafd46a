import { DecidedList } from './DecidedList.tsx';
import { NewRequisitionButton } from './NewRequisitionButton.tsx';
import { VALIDATION_ACTS, validations } from './requisitionDecisions.ts';
import { requisitionsToValidate, validationHref } from './requisitionLists.ts';
import { useRequisitionList } from './useRequisitionList.ts';

/** 'Validar requisições': those that were asked for, each opened in the form or validated here (RQL-013, RQL-023, RQL-032, RQA-018). */
export function RequisitionsToValidatePage() {
  return (
    <DecidedList
      view={useRequisitionList(requisitionsToValidate)}
      decisions={validations}
      acts={VALIDATION_ACTS}
      description="Confira as requisições que aguardam a validação e valide ou recuse."
      rowHref={validationHref}
      actions={<NewRequisitionButton />}
    />
  );
}
RequisitionsToValidatePage.prefetch = requisitionsToValidate.rowsAtom.prefetchAtom;
