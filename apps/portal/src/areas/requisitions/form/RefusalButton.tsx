import { answerOf, errorMessage } from '@portal/api';
import { REQUISITION_DECISION_TEXTS } from '@portal/domain';
import { Button, ConfirmDialog } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { discardUnsavedAtom } from '../../../shared/forms/leaveGuardAtoms.ts';
import { useOneAtATime } from '../../../shared/forms/useOneAtATime.ts';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { apiAtom, notifyAtom } from '../../../shared/services/servicesAtom.ts';
import { requisitionSavedAtom } from './saveRequisitionAtom.ts';
import type { Requisition } from './storedRequisition.ts';

const { title, question, done } = REQUISITION_DECISION_TEXTS.refuse;

interface RefusalButtonProps {
  requisition: Requisition;
  /** Why it cannot be refused. */
  reason: string | null;
  /** Whether something is typed that a refusal does not save. */
  unsaved: boolean;
  /** Called once it is refused. */
  onRefused: () => void;
}

/** Refuses a requisition with an observation that must be given (RQF-045, RQF-047, RQA-020, RQA-021). */
export function RefusalButton({ requisition, reason, unsaved, onRefused }: RefusalButtonProps) {
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const takeSaved = useSetAtom(requisitionSavedAtom);
  const discardUnsaved = useSetAtom(discardUnsavedAtom);
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    setFailure(null);
  };
  const { act: refuse, underWay } = useOneAtATime(async (observacao: string) => {
    setFailure(null);
    try {
      const answer = await answerOf(
        api.PUT('/api/produtos/backoffice/requisicoes/{requisicaoId}/recusar', {
          params: { path: { requisicaoId: requisition.id }, header: ifMatch(requisition) },
          body: { observacao },
        }),
      );
      notify.success(done);
      discardUnsaved();
      takeSaved(answer);
      close();
      onRefused();
    } catch (error) {
      setFailure(errorMessage(error));
    }
  });
  return (
    <>
      <Button
        tone="danger"
        disabled={reason !== null}
        disabledReason={reason ?? undefined}
        onClick={() => setOpen(true)}
      >
        Recusar
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={(next) => next || close()}
        title={title}
        confirmLabel="Recusar"
        tone="danger"
        observations="required"
        loading={underWay}
        error={failure}
        onConfirm={(observacao) => void refuse(observacao)}
      >
        <p>{question}</p>
        {unsaved && <p>O que foi alterado no formulário e não foi salvo é descartado.</p>}
      </ConfirmDialog>
    </>
  );
}
