import { css, styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[1]} ${t.space[4]};
  min-inline-size: 0;
`;

/* The colours of a drawing cannot be forced, so the marks keep theirs too. */
const look = css`
  display: inline-flex;
  align-items: center;
  gap: ${t.space[2]};
  min-block-size: 28px;
  font-size: ${t.font.sm};
  text-align: start;
  overflow-wrap: anywhere;

  & > svg { flex: none; forced-color-adjust: none; }
`;

export const Item = styled.li`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-inline-size: 0;
  max-inline-size: 320px;
`;

export const Name = styled.span`
  ${look}
`;

export const Toggle = styled.button`
  ${look}
  margin-inline: calc(-1 * ${t.space[2]});
  padding: 0 ${t.space[2]};
  border: 1px solid transparent;
  border-radius: ${t.radius.control};
  background: none;
  cursor: pointer;
  ${focusRing}

  &:hover { background: ${t.color.surfaceHover}; }

  &[aria-pressed='false'] { color: ${t.color.textMuted}; }

  &[aria-pressed='false'] > span { text-decoration: line-through; }

  &[aria-pressed='false'] > svg { opacity: 0.45; }

  @media (forced-colors: active) { border-color: ButtonBorder; }
`;

export const Description = styled.p`
  padding-inline-start: 40px;
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};
  line-height: ${t.line.tight};
  overflow-wrap: anywhere;
`;
