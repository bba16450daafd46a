import styled from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.space[2]};
  min-block-size: 0;
  min-inline-size: 0;
  max-block-size: 100%;
`;

export const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[1]} ${t.space[2]};
  min-block-size: ${t.size.control};
`;

export const Count = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[1]} ${t.space[3]};
  margin-inline-end: ${t.space[2]};
  font-size: ${t.font.sm};
  font-variant-numeric: tabular-nums;

  & > strong { font-weight: ${t.weight.semibold}; }

  & > span { color: ${t.color.textMuted}; }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[2]};
  margin-inline-start: auto;
`;
