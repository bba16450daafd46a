import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-block-size: ${t.space[6]};
  padding: 0;
  border: 0;
  border-radius: ${t.radius.full};
  background: none;
  color: ${t.color.textMuted};
  cursor: pointer;
  ${focusRing}

  &:is(:hover, [aria-expanded='true']) {
    background: ${t.color.surfaceNeutral};
    color: ${t.color.text};
  }

  & > svg { flex: none; }
  &[aria-expanded='true'] > svg { rotate: 180deg; }
`;
