import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Content = styled.div`
  display: grid;
  gap: ${t.space[4]};
`;
