import { requestSendRefusal } from '@portal/domain';
import { Button, StatusBadge } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { AskedAct } from '../../../../shared/decisions/AskedAct.tsx';
import { requestSending, type SendableRequest } from './sendRequest.ts';

/** The Enviar button, disabled with a reason (REQ1-015, GAP-55), or Enviado after it was sent (REQ1-016). */
export function RequestSending({ request }: { request: SendableRequest }) {
  const ask = useSetAtom(requestSending.rowAtom);
  if (request.cadastroEnviado) return <StatusBadge tone="success">Enviado</StatusBadge>;
  const refusal = requestSendRefusal(request, new Date());
  return (
    <Button
      size="sm"
      aria-label={`Enviar solicitação ${request.codigo}`}
      disabled={refusal !== null}
      disabledReason={refusal ?? undefined}
      onClick={() => ask(request)}
    >
      Enviar
    </Button>
  );
}

/** Confirmation before a request is sent, which is possible only once. */
export function RequestSendingQuestion() {
  return (
    <AskedAct act={requestSending} title="Enviar solicitação" confirmLabel="Enviar">
      {({ codigo }) => `A solicitação ${codigo} segue para análise e não pode ser enviada de novo.`}
    </AskedAct>
  );
}
