import type { ReactNode, RefObject } from 'react';
import { SectionList } from '../../../layout/section-list/SectionList.tsx';
import { useMessages } from '../../../locale/useMessages.ts';
import * as S from '../WizardPage.styles.ts';
import { wizardPageTexts } from '../WizardPage.texts.ts';
import type { WizardStep } from './WizardSteps.types.ts';

interface WizardStepPanelProps {
  step: WizardStep;
  /** A tab above names the step: a heading that says the same is for assistive technology. */
  named: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The documents write some headings with other capitals than their steps (C-20). */
const saysTheSame = (heading: ReactNode, label: string) =>
  typeof heading === 'string' && heading.toLowerCase() === label.toLowerCase();

/** The step shown, with the list of its sections beside it. Renders a `<div>`; a section of the same name may stand in it. */
export function WizardStepPanel({ step, named, headingRef }: WizardStepPanelProps) {
  const messages = useMessages(wizardPageTexts);
  const { label, heading = label, description, sections = [], content } = step;
  return (
    <S.Panel>
      <div>
        <S.Heading
          ref={headingRef}
          tabIndex={-1}
          data-named={(named && saysTheSame(heading, label)) || undefined}
        >
          {heading}
        </S.Heading>
        {description && <S.Description>{description}</S.Description>}
      </div>
      <SectionList label={messages.stepSections} sections={sections}>
        {content}
      </SectionList>
    </S.Panel>
  );
}
