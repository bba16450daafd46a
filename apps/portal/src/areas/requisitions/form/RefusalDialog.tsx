import { type ApiError, answerOf, toApiError } from '@portal/api';
import { actOnRequisition, OBSERVATION_MAX, REQUISITION_DECISION_TEXTS } from '@portal/domain';
import { Button, ConfirmDialog, Stack } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { discardUnsavedAtom } from '../../../shared/forms/leaveGuardAtoms.ts';
import { UnsavedNotice } from '../../../shared/forms/UnsavedNotice.tsx';
import { useOneAtATime } from '../../../shared/forms/useOneAtATime.ts';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { notifyFromHere } from '../../../shared/services/notifyFromHere.ts';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';
import { readRequisitionAgainAtom, requisitionSavedAtom } from './saveRequisitionAtom.ts';
import type { Requisition } from './storedRequisition.ts';

const { title, question, done } = REQUISITION_DECISION_TEXTS.refuse;

interface RefusalDialogProps {
  requisition: Requisition;
  open: boolean;
  onClose: () => void;
  /** Called once it is refused. */
  onRefused: () => void;
}

/**
 * Refuses a requisition with an observation that must be given (RQF-045, RQF-047, RQA-020, RQA-021); what somebody else
 * changed meanwhile is read again first (D7), and the observation stays as long as it can still be refused.
 */
export function RefusalDialog({ requisition, open, onClose, onRefused }: RefusalDialogProps) {
  const services = useAtomValue(servicesAtom);
  const roles = useAtomValue(rolesAtom);
  const takeSaved = useSetAtom(requisitionSavedAtom);
  const readAgain = useSetAtom(readRequisitionAgainAtom);
  const discardUnsaved = useSetAtom(discardUnsavedAtom);
  /** As it was read again, a moment before the page shows it. */
  const [newest, setNewest] = useState(requisition);
  const seen = newest.versao > requisition.versao ? newest : requisition;
  const [failure, setFailure] = useState<ApiError | null>(null);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const { act: refuse, underWay } = useOneAtATime(async (observacao: string) => {
    setFailure(null);
    const here = notifyFromHere(services);
    try {
      const answer = await answerOf(
        services.api.PUT('/api/produtos/backoffice/requisicoes/{requisicaoId}/recusar', {
          params: { path: { requisicaoId: seen.id }, header: ifMatch(seen) },
          body: { observacao },
        }),
      );
      here.success(done);
      takeSaved(answer);
      if (here.hasLeft()) return;
      discardUnsaved();
      close();
      onRefused();
    } catch (error) {
      const refused = toApiError(error);
      if (here.hasLeft()) here.error(refused);
      else setFailure(refused);
    }
  });
  const reading = useOneAtATime(async () => {
    const read = await readAgain(requisition.id);
    if (!read) return;
    if (actOnRequisition(roles, read.status, 'refuse').reason !== null) return close();
    setNewest(read);
    setFailure(null);
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => next || underWay || close()}
      title={title}
      confirmLabel="Recusar"
      tone="danger"
      observations="required"
      observationsMax={OBSERVATION_MAX}
      loading={underWay}
      error={failure?.message}
      errorCode={failure?.code}
      errorAction={
        failure?.kind === 'conflict' && (
          <Button size="sm" loading={reading.underWay} onClick={() => void reading.act()}>
            Ler novamente
          </Button>
        )
      }
      onConfirm={(observacao) => void refuse(observacao)}
    >
      <Stack gap="sm">
        <p>{question}</p>
        <UnsavedNotice />
      </Stack>
    </ConfirmDialog>
  );
}
