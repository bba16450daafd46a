import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.size.gap};
  min-inline-size: 0;
`;

export const Status = styled.div`
  ${visuallyHidden}
`;
