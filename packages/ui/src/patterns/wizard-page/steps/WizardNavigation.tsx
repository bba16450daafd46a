import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { sharedTexts } from '../../../locale/sharedTexts.ts';
import { useMessages } from '../../../locale/useMessages.ts';
import { Stepper } from '../../../navigation/stepper/Stepper.tsx';
import { Tabs } from '../../../navigation/tabs/Tabs.tsx';
import * as S from '../WizardPage.styles.ts';
import type { WizardStep } from './WizardSteps.types.ts';

interface WizardNavigationProps {
  kind: 'stepper' | 'tabs' | 'both';
  label: string;
  steps: ReadonlyArray<WizardStep & { errorCount: number }>;
  value: string;
  onValueChange: ((value: string) => void) | undefined;
  /** The panel of the step shown. */
  children: ReactNode;
}

/** The way between the steps, as stepper, tabs or both from one list, around the panel. Renders no element of its own. */
export function WizardNavigation({
  kind,
  label,
  steps,
  value,
  onValueChange,
  children,
}: WizardNavigationProps) {
  const messages = useMessages(sharedTexts);
  const stepper = kind !== 'tabs' && (
    <S.Steps data-kind={kind}>
      <Stepper {...{ label, steps, value, onValueChange }} />
    </S.Steps>
  );
  if (kind === 'stepper')
    return (
      <>
        {stepper}
        {children}
      </>
    );
  // The stepper above says what is done.
  const done = kind === 'tabs' && <CircleCheck aria-label={messages.stepStates.done} />;
  const tabs = steps.map((step) => ({
    id: step.id,
    label: step.label,
    icon: step.icon ?? (step.done ? done : undefined),
    disabled: step.disabled ?? false,
    disabledReason: step.disabledReason,
    badge: step.errorCount > 0 ? messages.errorCount(step.errorCount) : step.note,
    content: step.id === value ? children : null,
  }));
  return (
    <>
      {stepper}
      <Tabs {...{ label, tabs, value, onValueChange }} />
    </>
  );
}
