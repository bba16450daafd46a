import styled from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
  gap: ${t.size.gap};
  padding: ${t.size.gap} ${t.size.section};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  background: ${t.color.surfaceCard};
`;

export const Item = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.dt`
  display: flex;
  align-items: center;
  gap: ${t.space[2]};
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`;

export const Explained = styled.span`
  position: relative;
  border-radius: ${t.radius.sm};
  text-decoration: underline dotted 1px;
  text-underline-offset: 3px;
  cursor: help;
  ${focusRing}
`;

export const Spoken = styled.span`
  ${visuallyHidden}
`;

export const Value = styled.dd`
  margin-block-start: 2px;
  color: ${t.color.text};
  font-weight: ${t.weight.medium};
  font-variant-numeric: tabular-nums;

  ${Root}[data-variant='counts'] & {
    font-size: ${t.font.xxl};
    font-weight: ${t.weight.semibold};
    line-height: ${t.line.tight};
  }
`;
