import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { FormError } from '../../../feedback/error-summary/errorsBySteps.ts';
import type { FormSection } from '../../../layout/section-list/SectionList.tsx';
import type { Step } from '../../../navigation/stepper/Stepper.types.ts';

/** One step: its state and its panel. Its errors are counted from those of the page. */
export interface WizardStep extends Omit<Step, 'errorCount'> {
  /** 16 px picture before its tab, as a warning sign where it has pendencies (ONB-039, ONB-040). */
  icon?: ReactNode;
  /** Heading of its panel, if it differs from the stepper. @default its label */
  heading?: ReactNode;
  /** One sentence under its heading. */
  description?: ReactNode;
  /** Parts of a long step, in their order: a list of them follows the scroll. */
  sections?: readonly FormSection[] | undefined;
  /** The panel; only that of the open step is in the document. */
  content: ReactNode;
}

export interface WizardStepsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Those that are shown, in their order (ONB-033 to ONB-038). */
  steps: readonly WizardStep[];
  /** Id of the open step; one that is not there or disabled opens the first that can be opened. */
  value: string;
  /** Receives the step asked for. */
  onValueChange?: ((value: string) => void) | undefined;
  /** `both` draws the same steps a second time as tabs (ONB-036); `tabs` is for staff. @default 'stepper' */
  navigation?: 'stepper' | 'tabs' | 'both' | undefined;
  /** Accessible name of the steps, as in "Etapas do cadastro". @default 'Etapas' */
  navigationLabel?: string | undefined;
  /** Errors of all steps; `step` of each is the label of its step. @default none */
  errors?: readonly FormError[] | undefined;
}
