import styled from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${t.space[4]};
  min-block-size: ${t.size.row};
  padding: ${t.space[3]} ${t.space[2]};
  border-radius: ${t.radius.control};

  & + & {
    border-block-start: 1px solid ${t.color.border};
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }

  &:hover { background: ${t.color.surfaceHover}; }
`;

/** Is pressed wherever in its row. */
export const Lead = styled.a`
  display: flex;
  align-items: baseline;
  flex: 1 1 14rem;
  min-inline-size: 0;
  color: ${t.color.text};
  font-weight: ${t.weight.medium};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover { text-decoration: underline; }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${t.radius.control};
  }

  &:focus-visible { outline: none; }

  &:focus-visible::after {
    outline: 2px solid ${t.color.focus};
    outline-offset: -2px;
  }
`;

export const Count = styled.span`
  flex: none;
  min-inline-size: 2.5ch;
  margin-inline-end: ${t.space[2]};
  color: ${t.color.textAccent};
  font-size: ${t.font.lg};
  font-weight: ${t.weight.semibold};
  font-variant-numeric: tabular-nums;
`;

export const Detail = styled.span`
  max-inline-size: 100%;
  color: ${t.color.textMuted};
  font-size: ${t.font.sm};
  overflow-wrap: anywhere;
`;
