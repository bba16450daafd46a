import { displayStatus, flowBadge, isWaitingForSupplier, supplierWork } from '@portal/domain';
import { formatCnpj } from '@portal/formats';
import { StatusBadge, WizardPage } from '@portal/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { ChangedLine } from '../../../shared/server-state/ChangedLine.tsx';
import { RegistrationBanner } from '../registration/RegistrationBanner.tsx';
import { registrationErrorsAtom } from '../step-form/stepErrors.ts';
import { unsavedStepsAtom } from '../step-form/typedSteps.ts';
import { useClosedSteps } from '../step-form/useClosedSteps.ts';
import { wizardSteps } from '../steps/wizardSteps.tsx';
import { SupplierWorkBanner } from './SupplierWorkBanner.tsx';
import { followStatusAtom, openStepAtom, supplierRecordAtom } from './supplierPageAtoms.ts';
import { TutorialButton } from './TutorialButton.tsx';

/** The supplier's own registration, step by step (ONB-012, ONB-033 to ONB-044, G-47). */
export function SupplierRegistrationPage() {
  const { registration, changedAt, loading, error, onRetry } = useAtomValue(supplierRecordAtom);
  const roles = useAtomValue(rolesAtom);
  const [openStep, setOpenStep] = useAtom(openStepAtom);
  const followStatus = useSetAtom(followStatusAtom);
  useClosedSteps(registration, roles);
  const { errors, refusals } = useAtomValue(registrationErrorsAtom);
  const unsaved = useAtomValue(unsavedStepsAtom);
  const shown = registration ? String(openStep(registration)) : '';
  const status = registration && displayStatus(registration);
  const badge = status && !isWaitingForSupplier(status) ? flowBadge(status) : null;
  return (
    <WizardPage
      title="Cadastro do fornecedor"
      description={
        registration && (
          <>
            {[registration.fornecedor.razaoSocial, `CNPJ ${formatCnpj(registration.fornecedor.cnpj)}`]
              .filter(Boolean)
              .join(' · ')}
            <br />
            {supplierWork(registration, registration.fornecedor.pendencias).next}
          </>
        )
      }
      status={
        <>
          {badge && <StatusBadge tone={badge.tone}>{badge.label}</StatusBadge>}
          <ChangedLine what="O cadastro" at={changedAt} />
        </>
      }
      actions={<TutorialButton />}
      banner={
        registration && (
          <>
            <RegistrationBanner registration={registration} openStep={shown} onStepChange={setOpenStep} />
            <SupplierWorkBanner />
          </>
        )
      }
      loading={loading}
      error={error}
      onRetry={onRetry}
      navigation="both"
      navigationLabel="Etapas do cadastro"
      value={shown}
      onValueChange={setOpenStep}
      steps={
        registration
          ? wizardSteps({ registration, roles, unsaved, openStep: shown, onSend: followStatus })
          : []
      }
      errors={registration ? errors(registration.id) : []}
      attempt={refusals}
    />
  );
}
