import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

export const Nothing = styled.p`
  color: ${t.color.textMuted};
`;

export const List = styled.dl`
  container-type: inline-size;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.surfaceCard};
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${t.space[1]} ${t.space[4]};
  padding: ${t.size.cellPadding} ${t.space[4]};

  & + & { border-block-start: 1px solid ${t.color.border}; }

  @container (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Field = styled.dt`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  align-content: start;
  gap: ${t.space[1]} ${t.space[2]};
  color: ${t.color.textMuted};
  font-size: ${t.font.sm};
  overflow-wrap: anywhere;
`;

export const Values = styled.dd`
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;

  &[data-kind='changed'] {
    display: grid;
    grid-template-columns: fit-content(45%) auto minmax(0, 1fr);
    align-items: start;
    gap: ${t.space[2]};
  }

  & > svg {
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 3px;
    color: ${t.color.textMuted};
  }

  &:dir(rtl) > svg { scale: -1 1; }
`;

export const Side = styled.div`
  min-inline-size: 0;
`;

export const Value = styled.span`
  position: relative;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &:is(del) { color: ${t.color.textMuted}; }

  &:is(ins) {
    font-weight: ${t.weight.medium};
    text-decoration: none;
  }
`;

export const HiddenText = styled.span`
  ${visuallyHidden}
`;

export const Toggle = styled.button`
  display: block;
  min-block-size: ${t.space[6]};
  padding: 0;
  border: 0;
  border-radius: ${t.radius.sm};
  background: none;
  color: ${t.color.textAccent};
  font-size: ${t.font.xs};
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
  ${focusRing}
`;

export const Chevron = styled(ChevronDown)`
  [aria-expanded='true'] & { rotate: 180deg; }
`;
