import type { MouseEvent, RefObject } from 'react';
import { useMessages } from '../../../locale/useMessages.ts';
import * as S from '../WizardPage.styles.ts';
import { useCurrentSection } from './useCurrentSection.ts';

/** A part of a long step. */
export interface WizardSection {
  /** Id of its element in the step. */
  id: string;
  label: string;
}

interface WizardSectionsProps {
  sections: readonly WizardSection[];
  contentRef: RefObject<HTMLElement | null>;
}

/** The parts of a long step; the one in sight is marked, and each is a press away. Renders a `<nav>`. */
export function WizardSections({ sections, contentRef }: WizardSectionsProps) {
  const messages = useMessages();
  const current = useCurrentSection(sections.map(({ id }) => id));

  const goTo = (event: MouseEvent, id: string) => {
    event.preventDefault(); // the address is the router's
    const section = contentRef.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (!section) return;
    if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
    section.focus({ preventScroll: true });
    section.scrollIntoView({ block: 'start' });
  };

  return (
    <S.Sections aria-label={messages.stepSections}>
      <ol>
        {sections.map(({ id, label }, index) => (
          <li key={id}>
            <S.SectionLink
              href={`#${encodeURIComponent(id)}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => goTo(event, id)}
            >
              {label}
            </S.SectionLink>
          </li>
        ))}
      </ol>
    </S.Sections>
  );
}
