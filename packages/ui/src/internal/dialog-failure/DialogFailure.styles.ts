import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  & > * {
    margin-block-end: ${t.space[4]};
  }
`;
