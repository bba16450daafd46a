import { supplierName } from '@portal/domain';
import { WizardPage } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { DecisionActions } from './DecisionActions.tsx';
import { DecisionDialogs } from './DecisionDialogs.tsx';
import { RecordBanners } from './RecordBanners.tsx';
import { RecordChanges } from './RecordChanges.tsx';
import { RecordStatus } from './RecordStatus.tsx';
import { RecordSummary } from './RecordSummary.tsx';
import type { RecordPlace } from './recordPlaces.ts';
import { useDecision } from './useDecision.ts';
import { useRecordSteps } from './useRecordSteps.tsx';

/** A registration for staff: head, summary, the steps of the supplier, and the decisions (SUP-059 to SUP-064, G-37). */
export function RecordDetail({ place }: { place: RecordPlace }) {
  const { registration, loading, error, onRetry } = useAtomValue(place.recordAtom);
  const backHref = useAtomValue(place.backHrefAtom);
  const decision = useDecision(registration);
  const { stepsProps, refusals, aside } = useRecordSteps(place, registration);
  return (
    <WizardPage
      {...stepsProps}
      title={registration ? supplierName(registration.fornecedor) : place.heading}
      backHref={backHref}
      status={registration && <RecordStatus registration={registration} place={place} />}
      actions={registration && <DecisionActions decision={decision} />}
      actionsDisabledReason={decision.closed}
      banner={
        registration && (
          <RecordBanners
            registration={registration}
            place={place}
            openStep={stepsProps.value}
            onStepChange={stepsProps.onValueChange}
          />
        )
      }
      summary={
        registration && (
          <>
            <RecordSummary registration={registration} place={place} />
            <RecordChanges place={place} />
          </>
        )
      }
      loading={loading}
      error={error}
      onRetry={onRetry}
      attempt={refusals}
      aside={aside}
      dialogs={<DecisionDialogs decision={decision} />}
    />
  );
}
