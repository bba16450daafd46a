import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';
import { Input } from '../field/ControlBox.styles.ts';

export const Code = styled(Input)`
  font-variant-numeric: tabular-nums;
`;

export const Offer = styled.button`
  min-block-size: ${t.space[6]};
  margin-block: -3px; /* as high as the line it stands in, with room to be pressed */
  padding: 0;
  border: 0;
  border-radius: ${t.radius.sm};
  background: transparent;
  color: ${t.color.accent};
  font-size: inherit;
  font-weight: ${t.weight.medium};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 2px;
  cursor: pointer;
  ${focusRing}

  &:hover {
    color: ${t.color.accentHover};
  }
`;

export const Status = styled.span`
  ${visuallyHidden}
`;
