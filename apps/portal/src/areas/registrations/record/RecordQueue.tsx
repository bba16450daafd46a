import { decisionButtons, supplierName } from '@portal/domain';
import { Button, ErrorSummary, QueuePage, Stack, WizardSteps } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { QueueDone } from '../../../shared/queue/QueueDone.tsx';
import { QueueFailure } from '../../../shared/queue/QueueFailure.tsx';
import { useQueueProgress } from '../../../shared/queue/useQueueProgress.ts';
import { DecisionDialogs } from './DecisionDialogs.tsx';
import { queueDecisions } from './queueDecisions.ts';
import { RecordBanners } from './RecordBanners.tsx';
import { RecordChanges } from './RecordChanges.tsx';
import { RecordStatus } from './RecordStatus.tsx';
import { RecordSummary } from './RecordSummary.tsx';
import type { RecordPlace } from './recordPlaces.ts';
import { useDecision } from './useDecision.ts';
import { useRecordSteps } from './useRecordSteps.tsx';

/** The registrations of a list that wait for the user, one after another, with keyboard shortcuts. */
export function RecordQueue({ place }: { place: RecordPlace }) {
  const { registration: read, moving, loading, error, onRetry } = useAtomValue(place.recordAtom);
  const backHref = useAtomValue(place.backHrefAtom);
  useAtomValue(place.earlyNextAtom);
  const roles = useAtomValue(rolesAtom);
  const isClosed = read !== undefined && !moving && !decisionButtons({ flow: read, roles }).refuse.enabled;
  const queue = useQueueProgress(place.queue, isClosed);
  const underWay = loading || queue.loading;
  // The first one loads as a whole page; later the previous one stays until the next is loaded.
  const registration = underWay && !moving ? undefined : read;
  const decision = useDecision(registration, ({ id }) => queue.onDecided(id));
  const { stepsProps, openStepOf, refusals, aside } = useRecordSteps(place, registration);
  const { decisions, otherApproval, status } = queueDecisions(decision);
  return (
    <QueuePage
      title={`Análise de ${place.list.title.toLowerCase()}`}
      backHref={backHref}
      item={
        queue.done
          ? null
          : registration && {
              id: registration.id,
              name: supplierName(registration.fornecedor),
              status: <RecordStatus registration={registration} place={place} />,
            }
      }
      position={queue.position}
      total={queue.total}
      onPrevious={queue.onPrevious}
      onNext={queue.onNext}
      loading={underWay}
      error={error}
      onRetry={onRetry}
      decisions={decisions}
      actions={
        otherApproval && (
          <Button
            disabled={otherApproval.disabled || underWay}
            disabledReason={otherApproval.disabledReason}
            onClick={otherApproval.onSelect}
          >
            {otherApproval.label}
          </Button>
        )
      }
      decisionStatus={status}
      summary={
        registration && (
          <>
            <QueueFailure queue={place.queue} />
            <RecordBanners
              registration={registration}
              place={place}
              openStep={stepsProps.value}
              onStepChange={stepsProps.onValueChange}
            />
            <RecordSummary registration={registration} place={place} />
            <RecordChanges place={place} />
          </>
        )
      }
      aside={aside}
      doneState={<QueueDone description="Não há mais cadastros para analisar." backHref={backHref} />}
      dialogs={<DecisionDialogs decision={decision} />}
    >
      <Stack>
        <ErrorSummary errors={stepsProps.errors} attempt={refusals} onSelect={openStepOf} />
        <WizardSteps {...stepsProps} />
      </Stack>
    </QueuePage>
  );
}
