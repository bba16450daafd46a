import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.a`
  border-radius: ${t.radius.sm};
  color: ${t.color.textAccent};
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  ${focusRing}

  &:hover {
    text-decoration-thickness: 2px;
  }
`;
