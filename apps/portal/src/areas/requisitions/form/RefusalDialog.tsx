import { answerOf } from '@portal/api';
import { actOnRequisition, OBSERVATION_MAX, REQUISITION_DECISION_TEXTS } from '@portal/domain';
import { ConfirmDialog, Stack } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import * as z from 'zod/mini';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { useAskedDecision } from '../../../shared/decisions/useAskedDecision.tsx';
import { useDecisionDraft } from '../../../shared/decisions/useDecisionDraft.ts';
import { discardUnsavedAtom } from '../../../shared/forms/leaveGuardAtoms.ts';
import { UnsavedNotice } from '../../../shared/forms/UnsavedNotice.tsx';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import type { notifyFromHere } from '../../../shared/services/notifyFromHere.ts';
import { apiAtom } from '../../../shared/services/servicesAtom.ts';
import { readRequisitionAgainAtom, requisitionSavedAtom } from './saveRequisitionAtom.ts';
import type { Requisition } from './storedRequisition.ts';

const { title, question, done } = REQUISITION_DECISION_TEXTS.refuse;

const typedObservation = z.string();

interface RefusalDialogProps {
  requisition: Requisition;
  open: boolean;
  onClose: () => void;
  /** Called once it is refused. */
  onRefused: (refused: Requisition) => void;
}

/**
 * Refuses a requisition with an observation that must be given (RQF-045, RQF-047, RQA-020, RQA-021); what somebody else
 * changed meanwhile is read again first (D7), and the observation stays as long as it can still be refused.
 */
export function RefusalDialog({ requisition, open, onClose, onRefused }: RefusalDialogProps) {
  const api = useAtomValue(apiAtom);
  const roles = useAtomValue(rolesAtom);
  const takeSaved = useSetAtom(requisitionSavedAtom);
  const readAgain = useSetAtom(readRequisitionAgainAtom);
  const discardUnsaved = useSetAtom(discardUnsavedAtom);
  /** As it was asked about or read again; a version that the page shows meanwhile is none that was looked at. */
  const [seen, setSeen] = useState<Requisition | null>(null);
  if (open !== (seen !== null)) setSeen(open ? requisition : null);
  const draft = useDecisionDraft(
    { page: `requisition-${requisition.id}`, form: 'refusal' },
    typedObservation,
  );
  const goOn = (refused: Requisition, here: ReturnType<typeof notifyFromHere>) => {
    draft.drop();
    here.success(done);
    if (here.hasLeft()) return;
    discardUnsaved();
    onRefused(refused);
  };
  const { send, sending, dialogProps } = useAskedDecision({
    asked: seen,
    setAsked: (now) => (now ? setSeen(now) : onClose()),
    decide: async (asked, here, observacao: string) => {
      const answer = await answerOf(
        api.PUT('/api/produtos/backoffice/requisicoes/{requisicaoId}/recusar', {
          params: { path: { requisicaoId: asked.id }, header: ifMatch(asked) },
          body: { observacao },
        }),
      );
      takeSaved(answer);
      goOn(answer.requisicao, here);
    },
    isOutdated: ({ kind }) => kind === 'conflict',
    readAgain: async ({ id }, unanswered) => {
      const read = await readAgain(id);
      if (!read) return undefined;
      if (unanswered && read.status === 'Recusado') return { done: (here) => goOn(read, here) };
      const closed = actOnRequisition(roles, read.status, 'refuse').reason;
      return closed === null ? { now: read } : { closed };
    },
  });
  return (
    <ConfirmDialog
      {...dialogProps}
      onOpenChange={(next) => sending || draft.closing(dialogProps.onOpenChange)(next)}
      title={title}
      confirmLabel="Recusar"
      tone="danger"
      observations="required"
      observationsMaxLength={OBSERVATION_MAX}
      defaultObservations={draft.left ?? ''}
      onObservationsChange={draft.keep}
      saving={sending}
      onConfirm={(observacao) => void send(observacao)}
    >
      <Stack gap="sm">
        <p>{question}</p>
        <UnsavedNotice />
      </Stack>
    </ConfirmDialog>
  );
}
