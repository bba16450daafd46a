import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.nav`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${t.space[1]};

  & button[aria-disabled='true'] {
    --button-text: ${t.color.textDisabled};
    --button-surface-hover: transparent;
  }

  & button[aria-disabled='true'] svg { opacity: 0.5; }

  &:dir(rtl) svg { scale: -1 1; }
`;

export const Range = styled.span`
  margin-inline-end: ${t.space[2]};
  color: ${t.color.textMuted};
  font-size: ${t.font.sm};
  font-variant-numeric: tabular-nums;
`;
