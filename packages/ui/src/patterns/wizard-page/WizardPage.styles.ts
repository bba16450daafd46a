import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.size.gap};
  min-inline-size: 0;
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.size.gap};
  min-inline-size: 0;
  container-type: inline-size;
`;

/** With tabs below it, the stepper need not name its step where it is small. */
export const Steps = styled.div`
  &[data-kind='both'] nav > p { display: none; }
`;

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.size.gap};
  min-inline-size: 0;
`;

export const Heading = styled.h2`
  font-size: ${t.font.lg};
  overflow-wrap: anywhere;
  scroll-margin-block-start: calc(var(--shell-header, 0px) + ${t.space[4]});

  &:focus { outline: none; }
`;

export const Description = styled.p`
  margin-block-start: ${t.space[1]};
  max-inline-size: 75ch;
  color: ${t.color.textMuted};
`;

/** The list of sections is next to the form if there is room, otherwise above it in one line. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${t.width.form});
  gap: ${t.size.gap} ${t.size.section};

  @container (min-width: 900px) {
    &[data-sections] { grid-template-columns: minmax(0, ${t.width.form}) minmax(160px, 200px); }
  }
`;

export const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.size.gap};
  min-inline-size: 0;

  & [id] { scroll-margin-block-start: calc(var(--shell-header, 0px) + ${t.space[4]}); }

  & > [tabindex='-1']:focus { outline: none; }

  @container (min-width: 900px) {
    grid-column: 1;
    grid-row: 1;
  }
`;

export const Sections = styled.nav`
  min-inline-size: 0;

  & > ol {
    display: flex;
    gap: ${t.space[1]};
    overflow-x: auto;
    padding: 2px;
    scrollbar-width: none;
  }

  & li { flex: none; }

  @container (min-width: 900px) {
    position: sticky;
    inset-block-start: calc(var(--shell-header, 0px) + ${t.space[4]});
    align-self: start;
    grid-column: 2;

    & > ol { flex-direction: column; }
  }
`;

export const SectionLink = styled.a`
  display: block;
  min-block-size: ${t.space[6]};
  padding: ${t.space[1]} ${t.space[3]};
  border-inline-start: 2px solid ${t.color.border};
  color: ${t.color.textMuted};
  font-size: ${t.font.sm};
  text-decoration: none;
  overflow-wrap: anywhere;
  ${focusRing}

  &:focus-visible { outline-offset: -2px; }

  &:hover { color: ${t.color.text}; }

  &[aria-current] {
    border-color: ${t.color.accent};
    color: ${t.color.textAccent};
    font-weight: ${t.weight.medium};
  }
`;

export const Reason = styled.p`
  color: ${t.color.text};
`;
