import { REGISTRATION_STEPS, type Role, type StepNumber, stepStates } from '@portal/domain';
import { type FormSection, Skeleton, type WizardStep } from '@portal/ui';
import { TriangleAlert } from 'lucide-react';
import { Suspense } from 'react';
import { UNSAVED_TEXT } from '../../../shared/forms/unsavedText.ts';
import type { Registration } from '../registration/registrationAtoms.ts';
import type { TypedStep } from '../step-form/typedSteps.ts';
import { type StepPanelProps, stepPanelProps } from './StepPanelProps.ts';
import { stepPanels } from './stepPanels.tsx';

/** The parts of the long steps, by the ids of their cards. */
const sections: Partial<Record<StepNumber, readonly FormSection[]>> = {
  1: [
    { id: 'identificacao', label: 'Identificação' },
    { id: 'endereco', label: 'Endereço' },
    { id: 'representante', label: 'Representante' },
  ],
};

const comingPanel = <Skeleton shape="block" height={320} />;

interface WizardStepsRequest extends Pick<StepPanelProps, 'onSend' | 'onDocumentChosen'> {
  registration: Registration;
  roles: readonly Role[];
  /** The steps in which something stands unsaved; each but the open one, whose form says it, is marked. */
  unsaved: readonly Pick<TypedStep, 'flowId' | 'step'>[];
  openStep: string;
}

/**
 * The steps of a registration that are shown, as stepper and tabs draw them (ONB-033 to ONB-040, C-20), each with its
 * panel.
 */
export function wizardSteps({
  registration,
  roles,
  unsaved,
  openStep,
  ...acts
}: WizardStepsRequest): WizardStep[] {
  const isUnsaved = (title: string) =>
    unsaved.some(({ flowId, step }) => flowId === registration.id && step === title);
  return stepStates(registration, roles).flatMap(
    ({ number, title, rendered, disabled, reason, done, warning }) => {
      const Panel = stepPanels[number];
      if (!rendered) return [];
      const id = String(number);
      const note = id !== openStep && isUnsaved(title) ? UNSAVED_TEXT : undefined;
      return {
        id,
        label: title,
        heading: REGISTRATION_STEPS[number - 1]?.heading,
        disabled,
        disabledReason: reason ?? undefined,
        done: done && note === undefined,
        note,
        icon: warning ? <TriangleAlert size={16} aria-label="Com pendência" /> : undefined,
        sections: sections[number],
        content: (
          <Suspense fallback={comingPanel}>
            <Panel {...stepPanelProps(registration, roles, number)} {...acts} />
          </Suspense>
        ),
      };
    },
  );
}
