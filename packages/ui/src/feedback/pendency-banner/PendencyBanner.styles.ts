import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { t } from '../../tokens/tokens.ts';

export const GoTo = styled.button`
  display: inline-flex; /* its first line has the bullet, not its last */
  align-items: center;
  min-block-size: ${t.space[6]};
  padding: 0;
  border: 0;
  border-radius: ${t.radius.sm};
  background: none;
  text-align: start;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${focusRing}

  &:hover {
    text-decoration-thickness: 2px;
  }
`;

export const Note = styled.div`
  padding-block-start: ${t.space[2]};
`;
