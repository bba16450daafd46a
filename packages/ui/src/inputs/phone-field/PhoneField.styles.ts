import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: ${t.space[2]};
  font-variant-numeric: tabular-nums;
`;
