import { requestSendRefusal } from '@portal/domain';
import { Button, ConfirmDialog, StatusBadge } from '@portal/ui';
import { useAtom, useSetAtom } from 'jotai';
import { useOneAtATime } from '../../../../shared/forms/useOneAtATime.ts';
import { type SendableRequest, sendAtom, sendingAtom } from './sendRequest.ts';

/** The Enviar button, disabled with a reason (REQ1-015, GAP-55), or Enviado after it was sent (REQ1-016). */
export function RequestSending({ request }: { request: SendableRequest }) {
  const ask = useSetAtom(sendingAtom);
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
  const [request, setRequest] = useAtom(sendingAtom);
  const { act, underWay } = useOneAtATime(useSetAtom(sendAtom));
  return (
    <ConfirmDialog
      open={request !== null}
      onOpenChange={(open) => open || underWay || setRequest(null)}
      title="Enviar solicitação"
      confirmLabel="Enviar"
      saving={underWay}
      onConfirm={() => act()}
    >
      A solicitação {request?.codigo} segue para análise e não pode ser enviada de novo.
    </ConfirmDialog>
  );
}
