import { routeNamed } from '@portal/domain';
import { BatchFrame } from '../../../../shared/batch/BatchFrame.tsx';
import { reviewHref, VALIDATE, validation } from './requestRows.ts';

const ACTS = [{ ...VALIDATE, label: 'Validar' }];

interface ValidationBatchProps {
  /** Called when the list comes back; whether products were validated. */
  onLeave: (ran: boolean) => void;
}

/** The chosen products before, while and after they are validated, each with its result (SOL-012, D19). */
export function ValidationBatch({ onLeave }: ValidationBatchProps) {
  return (
    <BatchFrame
      title={routeNamed('product-requests').title}
      batch={validation}
      acts={ACTS}
      hrefOf={({ row }) => reviewHref(row)}
      onLeave={onLeave}
      fileName="Validação de produtos"
    />
  );
}
