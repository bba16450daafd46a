import styled from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

export const Arrow = styled.span`
  flex: none;
  color: ${t.color.textMuted};
  user-select: none;
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;
