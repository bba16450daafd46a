import { css, styled } from 'styled-components';
import { toneColors } from '../../theme/toneColors.ts';
import { t } from '../../tokens/tokens.ts';

/** The badge, for places that draw it without a component: the cells of a table. */
const badgeLook = css`
  ${toneColors}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-inline-size: 100%;
  padding: 1px ${t.space[2]};
  border: 1px solid transparent; /* drawn in forced colours */
  border-radius: ${t.radius.full};
  background: var(--tone-surface);
  color: var(--tone-text);
  font-size: ${t.font.xs};
  font-weight: ${t.weight.medium};
  line-height: ${t.line.normal};
  overflow-wrap: anywhere;

  & > svg {
    inline-size: 12px;
    block-size: 12px;
    flex: none;
  }
`;

export const dotLook = css`
  inline-size: 6px;
  block-size: 6px;
  flex: none;
  border-radius: ${t.radius.full};
  background: var(--tone-mark);

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

export const Root = styled.span`
  ${badgeLook}
`;

export const Dot = styled.span`
  ${dotLook}
`;
