import type { FormError } from '@portal/ui';
import { useAtom, useAtomValue } from 'jotai';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { DocumentBeside } from '../documents/DocumentBeside.tsx';
import { useDocumentPreview } from '../documents/useDocumentPreview.ts';
import { preRegistrationList } from '../lists/registrationLists.ts';
import type { Registration } from '../registration/registrationAtoms.ts';
import { registrationErrorsAtom } from '../step-form/stepErrors.ts';
import { unsavedStepsAtom } from '../step-form/typedSteps.ts';
import { useClosedSteps } from '../step-form/useClosedSteps.ts';
import { wizardSteps } from '../steps/wizardSteps.tsx';
import type { RecordPlace } from './recordPlaces.ts';

const noErrors: readonly FormError[] = [];

/**
 * The steps of a registration for staff, only 1 and 2 in the overview of a pre-registration (G-37), and the document
 * that was opened in one of them.
 */
export function useRecordSteps(place: RecordPlace, registration: Registration | undefined) {
  const roles = useAtomValue(rolesAtom);
  const [openStep, setOpenStep] = useAtom(place.openStepAtom);
  useClosedSteps(registration, roles);
  const { errors, refusals } = useAtomValue(registrationErrorsAtom);
  const unsaved = useAtomValue(unsavedStepsAtom);
  const { show, props: chosen } = useDocumentPreview();

  const stored = Object.values(registration?.fornecedor.documentosPorTipo ?? {}).flat();
  const document = chosen.open ? stored.find(({ id }) => id === chosen.document?.id) : undefined;
  const isOverview = place.list === preRegistrationList;
  const shown = registration ? String(openStep(registration)) : '';
  const steps = registration
    ? wizardSteps({ registration, roles, unsaved, openStep: shown, onDocumentChosen: show })
    : [];
  return {
    /** Props of the steps of a page. */
    stepsProps: {
      steps: steps.filter(({ id }) => !isOverview || Number(id) <= 2),
      value: shown,
      errors: registration ? errors(registration.id) : noErrors,
      navigation: 'tabs' as const,
      navigationLabel: 'Etapas do cadastro',
      onValueChange: setOpenStep,
    },
    /** Opens the step of an error. */
    openStepOf: ({ step }: FormError) => {
      const target = steps.find(({ label }) => label === step);
      if (target) setOpenStep(target.id);
    },
    /** How often a step was refused for something other than its fields. */
    refusals,
    /** The opened document. */
    aside: registration && document && (
      <DocumentBeside
        supplierId={registration.fornecedor.id}
        document={document}
        onClose={() => chosen.onOpenChange(false)}
      />
    ),
  };
}
