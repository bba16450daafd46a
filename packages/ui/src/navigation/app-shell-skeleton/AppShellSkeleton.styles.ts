import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

export const Links = styled.div`
  display: grid;
  gap: ${t.space[6]};
  padding: ${t.space[6]};
`;

export const Status = styled.div`
  ${visuallyHidden}
`;

export const Page = styled.div`
  display: grid;
  gap: ${t.space[6]};
`;
