import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.span`
  position: relative;
  border-radius: ${t.radius.sm};
  ${focusRing}
`;

export const Full = styled.span`
  ${visuallyHidden}
`;
