import { css, styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { t } from '../../tokens/tokens.ts';

const chipLook = css`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: ${t.space[6]};
  padding: 0 ${t.space[2]};
  border: 1px solid transparent; /* drawn in forced colours */
  border-radius: ${t.radius.sm};
  background: ${t.color.surfaceNeutral};
  color: ${t.color.textNeutral};
  font-size: ${t.font.xs};
  line-height: ${t.line.normal};
  overflow-wrap: anywhere;
`;

export const Root = styled.ul.attrs(({ role = 'list' }) => ({ role }))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[1]};
  min-inline-size: 0;
`;

export const Chip = styled.li`
  ${chipLook}
`;

export const More = styled.button`
  ${chipLook}
  justify-content: center;
  min-inline-size: ${t.space[8]};
  border-color: ${t.color.borderControl};
  background: ${t.color.surfaceCard};
  color: ${t.color.text};
  font-weight: ${t.weight.medium};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  ${focusRing}

  &:hover,
  &[aria-expanded='true'] {
    background: ${t.color.surfaceHover};
  }
`;

export const Rest = styled.ul.attrs({ role: 'list' })`
  & > li { padding-block: ${t.space[1]}; }
`;
