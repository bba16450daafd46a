import { DECISION_LABELS, documentTypeLabel, newPendencies, pendableDocuments } from '@portal/domain';
import {
  Banner,
  Button,
  ConfirmDialog,
  DenyDialog,
  type NewPendency,
  PendencyDialog,
  Stack,
} from '@portal/ui';
import { useAtomValue } from 'jotai';
import { anyTypedAtom } from '../step-form/typedSteps.ts';
import { consequenceOf, NO_DETAILS } from './decisions.ts';
import { companyName } from './recordPlaces.ts';
import type { Decision } from './useDecision.ts';

const toPendency = ({ documentoId, ...pendency }: NewPendency) => ({
  ...pendency,
  documentoId: Number(documentoId),
});

/**
 * The questions before a decision is sent: a plain one for approvals and the reactivation (G-10), the reason of a refusal
 * (DEC-018 to DEC-022, UIX-09), the documents of a pendency (PEN-001 to PEN-018, G-21, UIX-10).
 */
export function DecisionDialogs({ decision }: { decision: Decision }) {
  const { asked, sending, failure, readAgain, reading, close, send } = decision;
  const unsaved = useAtomValue(anyTypedAtom);
  if (!asked) return null;
  const { action, registration } = asked;
  const dialog = {
    open: true,
    onOpenChange: (open: boolean) => open || close(),
    error: failure?.message,
    errorAction: readAgain && (
      <Button size="sm" loading={reading} onClick={readAgain}>
        Ler novamente
      </Button>
    ),
  };
  if (action === 'refuse') {
    const reason = failure?.fields.observacao?.[0];
    return (
      <DenyDialog
        {...dialog}
        error={reason ? undefined : dialog.error}
        fieldErrors={reason ? { observacao: reason } : undefined}
        saving={sending}
        onDeny={(observacao) => send({ ...NO_DETAILS, observacao })}
      />
    );
  }
  if (action === 'pend') {
    const { documentosPorTipo, pendencias } = registration.fornecedor;
    const documents = pendableDocuments(registration, Object.values(documentosPorTipo).flat());
    return (
      <PendencyDialog
        {...dialog}
        documents={documents.map(({ id, nomeOriginal, tipoDocumento }) => ({
          id,
          nomeOriginal,
          type: documentTypeLabel(tipoDocumento),
        }))}
        pendencies={newPendencies(pendencias)}
        saving={sending}
        onSend={(added) => send({ ...NO_DETAILS, pendencias: added.map(toPendency) })}
      />
    );
  }
  const label = DECISION_LABELS[action];
  return (
    <ConfirmDialog
      {...dialog}
      title={`${label}: ${companyName(registration)}?`}
      confirmLabel={label}
      loading={sending}
      onConfirm={() => send(NO_DETAILS)}
    >
      <Stack gap="sm">
        <p>{consequenceOf(asked)}</p>
        {unsaved && (
          <Banner tone="warning" title="Há alterações não salvas no cadastro">
            <p>Elas não fazem parte da decisão.</p>
          </Banner>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
