import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Fields = styled.div`
  display: grid;
  gap: ${t.space[2]};
`;
