import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, useId, useRef, useState } from 'react';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './SectionList.styles.ts';
import { sectionListTexts } from './SectionList.texts.ts';
import { useCurrentSection } from './useCurrentSection.ts';
import { useSectionErrors } from './useSectionErrors.ts';

/** A part of a long form. */
export interface FormSection {
  /** Id of its element in the form. */
  id: string;
  label: string;
}

export interface SectionListProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the list. @default 'Seções' */
  label?: string | undefined;
  /** The parts, in their order; fewer than two make no list. */
  sections: readonly FormSection[];
}

/**
 * A long form beside the list of its sections: the one in sight is marked, each is a press away and says how many of
 * its fields are wrong. Without room the list stands above, behind a button that stays in sight. Renders a `<div>`.
 */
export function SectionList({ label, sections, children, ...rest }: SectionListProps) {
  const messages = useMessages(sectionListTexts);
  const shared = useMessages(sharedTexts);
  const listId = useId();
  const contentRef = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const ids = sections.map(({ id }) => id);
  const current = useCurrentSection(ids);
  const errorCounts = useSectionErrors(ids, contentRef);
  const total = errorCounts.reduce((sum, count) => sum + count, 0);

  const goTo = (event: MouseEvent, id: string) => {
    event.preventDefault(); // the address is the router's
    setOpen(false);
    const section = contentRef.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (!section) return;
    if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
    section.focus({ preventScroll: true });
    section.scrollIntoView({ block: 'start' });
  };

  return (
    <S.Root {...rest}>
      <S.Columns data-listed={sections.length > 1 || undefined}>
        {sections.length > 1 && (
          <S.Nav aria-label={label ?? messages.sections}>
            <S.Toggle
              type="button"
              aria-expanded={open}
              aria-controls={listId}
              onClick={() => setOpen(!open)}
            >
              <span>{messages.sectionsAt(sections[current]?.label ?? '')}</span>
              {total > 0 && <S.Errors>{shared.errorCount(total)}</S.Errors>}
              <ChevronDown aria-hidden="true" />
            </S.Toggle>
            <ol id={listId} data-open={open || undefined}>
              {sections.map(({ id, label: name }, index) => (
                <li key={id}>
                  <S.SectionLink
                    href={`#${encodeURIComponent(id)}`}
                    aria-current={index === current ? 'true' : undefined}
                    onClick={(event) => goTo(event, id)}
                  >
                    <span>{name}</span>{' '}
                    {(errorCounts[index] ?? 0) > 0 && (
                      <S.Errors>{shared.errorCount(errorCounts[index] ?? 0)}</S.Errors>
                    )}
                  </S.SectionLink>
                </li>
              ))}
            </ol>
          </S.Nav>
        )}
        <S.Content ref={contentRef}>{children}</S.Content>
      </S.Columns>
    </S.Root>
  );
}
