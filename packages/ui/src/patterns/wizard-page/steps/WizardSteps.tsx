import { useRef } from 'react';
import type { FormError } from '../../../feedback/error-summary/errorsBySteps.ts';
import { useMergedRefs } from '../../../internal/useMergedRefs.ts';
import { useMessages } from '../../../locale/useMessages.ts';
import * as S from '../WizardPage.styles.ts';
import { wizardPageTexts } from '../WizardPage.texts.ts';
import { shownStep, stepsWithErrors } from './shownSteps.ts';
import { useStepFocus } from './useStepFocus.ts';
import { WizardNavigation } from './WizardNavigation.tsx';
import { WizardStepPanel } from './WizardStepPanel.tsx';
import type { WizardStepsProps } from './WizardSteps.types.ts';

const none: readonly FormError[] = [];

/** The steps of a form and the one that is open, for a page that is no wizard, such as a queue. Renders a `<div>`. */
export function WizardSteps({
  steps,
  value,
  onValueChange,
  navigation = 'stepper',
  navigationLabel,
  errors = none,
  ref,
  ...rest
}: WizardStepsProps) {
  const messages = useMessages(wizardPageTexts);
  const own = useRef<HTMLDivElement>(null);
  const rootRef = useMergedRefs(own, ref);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shown = shownStep(steps, value);
  useStepFocus(shown?.id, own, headingRef);
  return (
    <S.Body {...rest} ref={rootRef}>
      {shown && (
        <WizardNavigation
          kind={navigation}
          label={navigationLabel ?? messages.steps}
          steps={stepsWithErrors(steps, errors)}
          value={shown.id}
          onValueChange={onValueChange}
        >
          <WizardStepPanel
            key={shown.id}
            step={shown}
            named={navigation !== 'stepper'}
            headingRef={headingRef}
          />
        </WizardNavigation>
      )}
    </S.Body>
  );
}
