import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { notPrinted } from '../../theme/notPrinted.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

/** The list is beside the form if there is room, otherwise above it behind a button. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 960px);
  gap: ${t.size.gap} ${t.size.section};

  @container (min-width: 900px) {
    &[data-listed] {
      grid-template-columns: minmax(160px, 200px) minmax(0, 960px);
    }
  }

  @media print { &, &[data-listed] { grid-template-columns: minmax(0, 1fr); } }
`;

export const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.size.gap};
  min-inline-size: 0;

  & [id] {
    scroll-margin-block-start: ${t.space[4]};
  }

  [data-listed] > & [id] {
    scroll-margin-block-start: ${t.space[12]};
  }

  & [tabindex='-1']:focus {
    outline: none;
  }

  @container (min-width: 900px) {
    [data-listed] > & [id] {
      scroll-margin-block-start: ${t.space[4]};
    }
  }
`;

export const Nav = styled.nav`
  position: sticky;
  inset-block-start: calc(var(--shell-header, 0px) + ${t.space[2]});
  z-index: ${t.layer.sticky};
  align-self: start;
  min-inline-size: 0;

  & > ol:not([data-open]) {
    display: none;
  }

  & > ol[data-open] {
    padding-block: ${t.space[1]};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.control};
    background: ${t.color.surfaceRaised};
  }

  @container (min-width: 900px) {
    inset-block-start: calc(var(--shell-header, 0px) + ${t.space[4]});
    z-index: auto;

    & > ol,
    & > ol:not([data-open]) {
      display: block;
      padding: 0;
      border: 0;
      background: none;
    }
  }

  ${notPrinted}
`;

export const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${t.space[2]};
  inline-size: 100%;
  min-block-size: ${t.size.control};
  padding-inline: ${t.size.controlPadding};
  border: 1px solid ${t.color.borderControl};
  border-radius: ${t.radius.control};
  background: ${t.color.surfaceCard};
  color: ${t.color.text};
  font-size: ${t.font.sm};
  text-align: start;
  cursor: pointer;
  ${focusRing}

  & > span:first-child {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }

  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }

  @container (min-width: 900px) {
    display: none;
  }
`;

export const Errors = styled.span`
  flex: none;
  color: ${t.color.textDanger};
  font-size: ${t.font.xs};
  font-variant-numeric: tabular-nums;
`;

export const SectionLink = styled.a`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${t.space[2]};
  min-block-size: ${t.space[6]};
  padding: ${t.space[1]} ${t.space[3]};
  border-inline-start: 2px solid ${t.color.border};
  color: ${t.color.textMuted};
  font-size: ${t.font.sm};
  text-decoration: none;
  overflow-wrap: anywhere;
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }

  &:hover {
    color: ${t.color.text};
  }

  &[aria-current] {
    border-color: ${t.color.accent};
    color: ${t.color.textAccent};
    font-weight: ${t.weight.medium};
  }
`;
