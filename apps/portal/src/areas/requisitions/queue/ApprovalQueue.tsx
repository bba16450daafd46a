import { requisitionAccess, routeNamed } from '@portal/domain';
import { Banner, QueuePage, StatusBadge } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import type { FormHandle } from '../../../shared/editor/useFormHandle.ts';
import { hasUnsavedAtom } from '../../../shared/forms/leaveGuardAtoms.ts';
import { UNSAVED_TEXT } from '../../../shared/forms/unsavedText.ts';
import { useOneAtATime } from '../../../shared/forms/useOneAtATime.ts';
import { QueueDone } from '../../../shared/queue/QueueDone.tsx';
import { QueueFailure } from '../../../shared/queue/QueueFailure.tsx';
import { DecisionQuestion } from '../form/DecisionQuestion.tsx';
import { DecisionSummary } from '../form/DecisionSummary.tsx';
import { RefusalDialog } from '../form/RefusalDialog.tsx';
import { RequisitionFormView } from '../form/RequisitionFormView.tsx';
import { approvalPage } from '../form/requisitionPage.ts';
import { useVersionQuestion } from '../form/useVersionQuestion.ts';
import { requisitionBadge } from '../requisitionBadge.ts';
import { approvalQueue } from './approvalQueueAtoms.ts';
import { approvedSentenceAtom } from './approvedAtom.ts';
import { useApprovalProgress } from './useApprovalProgress.ts';

const stay = () => undefined;

/** The validated requisitions of the list of approval, one after another, by pointer or by key, with the sum of what was approved. */
export function ApprovalQueue() {
  const read = useAtomValue(approvalPage.recordAtom);
  const roles = useAtomValue(rolesAtom);
  const unsaved = useAtomValue(hasUnsavedAtom);
  const approved = useAtomValue(approvedSentenceAtom);
  const form = useRef<FormHandle>(null);
  const { answer, mode, closedReason, moving } = read;
  const queue = useApprovalProgress(closedReason !== null && !moving);
  const underWay = read.loading || moving || queue.loading;
  const requisition = answer?.requisicao;
  const access = requisition && requisitionAccess('approve', roles, requisition);
  const badge = requisition && requisitionBadge(requisition.status);
  const question = useVersionQuestion(requisition ?? null);
  /** The requisition that is refused; the browser may lead to another one meanwhile. */
  const [refusedId, setRefusedId] = useState<number | null>(null);
  const approval = useOneAtATime(async () => form.current?.submit());

  /** What is approved has to be right: the form says by itself what is not. */
  const askToApprove = async () => {
    if (await form.current?.check()) question.ask();
    else void approval.act();
  };
  const go = (way: (() => void) | undefined) => way && (approval.underWay ? stay : way);

  return (
    <QueuePage
      title={routeNamed(approvalPage.page).title}
      description={<span role="status">{approved}</span>}
      backHref={queue.backHref}
      item={
        queue.done
          ? null
          : requisition && {
              id: requisition.id,
              name: `Requisição ${requisition.id}, ${requisition.fornecedor}`,
              status: badge && <StatusBadge tone={badge.tone}>{badge.label}</StatusBadge>,
            }
      }
      position={queue.position}
      total={queue.total}
      onPrevious={go(queue.onPrevious)}
      onNext={go(queue.onNext)}
      loading={underWay}
      error={read.error}
      onRetry={read.onRetry}
      decisions={
        access && {
          approve: {
            onSelect: () => void askToApprove(),
            loading: approval.underWay,
            disabled: access.submitReason !== null,
            disabledReason: access.submitReason ?? undefined,
          },
          refuse: {
            onSelect: () => requisition && setRefusedId(requisition.id),
            disabled: approval.underWay || access.refuseReason !== null,
            disabledReason: access.refuseReason ?? undefined,
          },
        }
      }
      decisionStatus={closedReason ?? (unsaved ? UNSAVED_TEXT : null)}
      summary={
        requisition && (
          <>
            <QueueFailure queue={approvalQueue} />
            {closedReason !== null && <Banner title={`Somente leitura: ${closedReason}`} />}
            <DecisionSummary requisition={requisition} />
          </>
        )
      }
      doneState={<QueueDone description={approved} backHref={queue.backHref} />}
      dialogs={
        <>
          <DecisionQuestion
            act="approve"
            open={question.open}
            onClose={question.close}
            onConfirm={() => void approval.act()}
          />
          {requisition && (
            <RefusalDialog
              key={requisition.id}
              requisition={requisition}
              open={refusedId === requisition.id}
              onClose={() => setRefusedId(null)}
              onRefused={() => queue.onDecided(String(requisition.id))}
            />
          )}
        </>
      }
    >
      {answer && (
        <RequisitionFormView
          answer={answer}
          mode={mode}
          page={approvalPage.page}
          backHref={queue.backHref}
          goOn={({ requisicao }) => queue.onDecided(String(requisicao.id))}
          decided={form}
        />
      )}
    </QueuePage>
  );
}
