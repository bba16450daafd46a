import { stepStates } from '@portal/domain';
import { Skeleton, WizardPage } from '@portal/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Suspense } from 'react';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { stepPanelProps } from '../steps/StepPanelProps.ts';
import { stepPanels } from '../steps/stepPanels.tsx';
import { followStatusAtom, openStepAtom, supplierRecordAtom } from './supplierPageAtoms.ts';

/** The own registration of a supplier, step by step (ONB-012, ONB-033 to ONB-044). */
export function SupplierRegistrationPage() {
  const { registration, loading, error, onRetry } = useAtomValue(supplierRecordAtom);
  const roles = useAtomValue(rolesAtom);
  const [openStep, setOpenStep] = useAtom(openStepAtom);
  const followStatus = useSetAtom(followStatusAtom);
  const steps = registration ? stepStates(registration, roles).filter(({ rendered }) => rendered) : [];
  return (
    <WizardPage
      title="Cadastro do fornecedor"
      loading={loading}
      error={error}
      onRetry={onRetry}
      navigation="both"
      navigationLabel="Etapas do cadastro"
      value={registration ? String(openStep(registration)) : ''}
      onValueChange={setOpenStep}
      steps={steps.map(({ number, title, disabled, reason, done }) => {
        const Panel = stepPanels[number];
        return {
          id: String(number),
          label: title,
          disabled,
          disabledReason: reason ?? undefined,
          done,
          content: registration && Panel && (
            <Suspense fallback={<Skeleton shape="block" height={320} />}>
              <Panel {...stepPanelProps(registration, roles, number)} onSaved={followStatus} />
            </Suspense>
          ),
        };
      })}
    />
  );
}
