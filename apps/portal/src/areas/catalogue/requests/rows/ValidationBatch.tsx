import { routeNamed } from '@portal/domain';
import { BatchPage } from '@portal/ui';
import { useAtom, useSetAtom } from 'jotai';
import { familyNameOf, reviewHref, rowIdOf, validateAtom, validationAtom } from './requestRows.ts';

const ACT = { id: 'validate', label: 'Validar produtos' };

interface ValidationBatchProps {
  /** Called when the list comes back; whether products were validated. */
  onLeave: (ran: boolean) => void;
}

/** The chosen products before, while and after they are validated, each with its result (SOL-012, D19). */
export function ValidationBatch({ onLeave }: ValidationBatchProps) {
  const [batch, setBatch] = useAtom(validationAtom);
  const validate = useSetAtom(validateAtom);
  if (!batch) return null;
  const leave = (ran: boolean) => {
    setBatch(null);
    onLeave(ran);
  };
  return (
    <BatchPage
      title={routeNamed('product-requests').title}
      stage={batch.stage}
      acts={[ACT]}
      act={ACT.id}
      items={batch.rows.map((row) => ({
        id: rowIdOf(row),
        name: row.produtoNome ?? familyNameOf(row),
        code: String(row.codigoSolicitacao),
        href: reviewHref(row),
      }))}
      results={batch.results}
      onBack={() => leave(false)}
      onRun={(ids) => void validate(ids.map(String))}
      onFinish={() => leave(true)}
      fileName="validacao de produtos"
    >
      {null}
    </BatchPage>
  );
}
