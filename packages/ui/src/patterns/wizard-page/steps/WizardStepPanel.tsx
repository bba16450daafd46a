import { type RefObject, useRef } from 'react';
import * as S from '../WizardPage.styles.ts';
import { WizardSections } from './WizardSections.tsx';
import type { WizardStep } from './WizardSteps.types.ts';

interface WizardStepPanelProps {
  step: WizardStep;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The step shown, with the list of its sections beside it. Renders a `<div>`; a section of the same name may stand in it. */
export function WizardStepPanel({ step, headingRef }: WizardStepPanelProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  const { label, heading = label, description, sections = [], content } = step;
  return (
    <S.Panel>
      <div>
        <S.Heading ref={headingRef} tabIndex={-1}>
          {heading}
        </S.Heading>
        {description && <S.Description>{description}</S.Description>}
      </div>
      <S.Columns data-sections={sections.length > 1 || undefined}>
        {sections.length > 1 && <WizardSections sections={sections} contentRef={contentRef} />}
        <S.Content ref={contentRef}>{content}</S.Content>
      </S.Columns>
    </S.Panel>
  );
}
