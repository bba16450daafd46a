import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { notPrinted } from '../../theme/notPrinted.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 28px;
  block-size: 28px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${t.radius.control};
  background: transparent;
  color: inherit;
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: color-mix(in srgb, currentcolor 12%, transparent);
  }

  & svg {
    inline-size: 16px;
    block-size: 16px;
  }

  ${notPrinted}
`;
