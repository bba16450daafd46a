import { styled } from 'styled-components';
import { t } from '../../../tokens/tokens.ts';

/** Fills the place that cards keep for it beside their head. */
export const Root = styled.label`
  display: flex;
  align-items: center;
  gap: ${t.space[2]};
  block-size: 100%;
  padding-inline-end: ${t.space[2]};
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};
  white-space: nowrap;

  & > select {
    min-inline-size: 0;
    block-size: 32px;
    padding-inline: ${t.space[2]} 28px;
    border: 1px solid ${t.color.borderControl};
    border-radius: ${t.radius.control};
    background: ${t.color.surfaceCard};
    color: ${t.color.text};
    font: inherit;
    text-overflow: ellipsis;
    appearance: none;
  }

  & > select:focus-visible {
    outline: 2px solid ${t.color.focus};
    outline-offset: 1px;
  }

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    margin-inline: -30px ${t.space[2]};
    pointer-events: none;
  }
`;
