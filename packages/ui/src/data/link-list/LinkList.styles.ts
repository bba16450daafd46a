import { styled } from 'styled-components';
import { coveringLink } from '../../theme/coveringLink.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.ul.attrs({ role: 'list' })`
  container-type: inline-size;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Number, label and what is said about it: below the label where there is no room beside it. */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) fit-content(50%);
  align-items: baseline;
  min-block-size: ${t.size.row};
  padding: ${t.space[3]} ${t.space[4]};
  border-radius: ${t.radius.control};

  & + & {
    border-block-start: 1px solid ${t.color.border};
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }

  &:has(a:hover) { background: ${t.color.surfaceHover}; }
`;

export const Lead = styled.a`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / 3;
  align-items: baseline;
  color: ${t.color.text};
  font-weight: ${t.weight.medium};
  overflow-wrap: anywhere;
  ${coveringLink}
`;

export const Count = styled.span`
  min-inline-size: 2.5ch;
  margin-inline-end: ${t.space[2]};
  color: ${t.color.textAccent};
  font-size: ${t.font.lg};
  font-weight: ${t.weight.semibold};
  font-variant-numeric: tabular-nums;
`;

export const Label = styled.span`
  grid-column: 2;
`;

export const Detail = styled.span`
  grid-column: 3;
  margin-inline-start: ${t.space[4]};
  color: ${t.color.textMuted};
  font-size: ${t.font.sm};
  overflow-wrap: anywhere;

  @container (max-width: 479.98px) {
    grid-column: 2;
    margin-inline-start: 0;
  }
`;

/** As wide as most labels. */
export const Pending = styled.div`
  grid-column: 1 / -1;
  align-self: center;
  max-inline-size: 320px;
`;
