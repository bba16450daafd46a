import { styled } from 'styled-components';
import { Input } from '../../internal/field/ControlBox.styles.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

/* As wide as a date: the two ends read as one line. */
export const End = styled(Input)`
  flex: 0 1 6.4em;
`;

export const Space = styled.span`
  flex: 1;
`;

export const Arrow = styled.span`
  flex: none;
  color: ${t.color.textMuted};
  user-select: none;
`;

export const EndLabel = styled.label`
  ${visuallyHidden}
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;
