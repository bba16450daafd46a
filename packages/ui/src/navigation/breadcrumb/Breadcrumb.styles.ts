import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.nav`
  min-inline-size: 0;
  font-size: ${t.font.sm};
`;

export const List = styled.ol.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${t.space[1]};
`;

export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${t.space[1]};
  min-inline-size: 0;
  min-block-size: ${t.space[6]};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    color: ${t.color.textMuted};
  }

  &:dir(rtl) > svg { scale: -1 1; }
`;

export const Level = styled.span`
  color: ${t.color.textMuted};

  &[aria-current] {
    color: ${t.color.text};
    font-weight: ${t.weight.medium};
  }
`;

export const More = styled.button`
  display: grid;
  place-items: center;
  min-inline-size: ${t.space[6]};
  block-size: ${t.space[6]};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${t.radius.sm};
  background: none;
  color: ${t.color.textAccent};
  cursor: pointer;
  ${focusRing}

  &:hover { background: ${t.color.surfaceHover}; }

  & > svg {
    inline-size: 14px;
    block-size: 14px;
  }
`;
