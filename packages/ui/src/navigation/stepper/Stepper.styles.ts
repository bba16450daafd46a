import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { notPrinted } from '../../theme/notPrinted.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

export const Root = styled.nav`
  container-type: inline-size;
  min-inline-size: 0;
  ${notPrinted}
`;

export const List = styled.ol.attrs({ role: 'list' })`
  display: flex;
  gap: ${t.space[2]};
`;

export const Item = styled.li`
  position: relative;
  flex: 1 1 0;
  min-inline-size: 0;
  border-block-start: 2px solid ${t.color.border};

  &[data-state='done'] { border-color: ${t.color.accent}; }

  &[data-current] { border-color: ${t.color.accent}; border-block-start-width: 4px; margin-block-start: -2px; }

  @container (max-width: 720px) {
    border-block-start: 0;

    &[data-current] { border-block-start: 0; margin-block-start: 0; }

    /* From mark to mark. */
    & + &::before {
      content: '';
      position: absolute;
      inset-block-start: ${t.space[5]};
      inset-inline: calc(-50% + ${t.space[2]}) calc(50% + ${t.space[4]});
      border-block-start: 1px solid ${t.color.borderControl};
    }

    &[data-state='done'] + &::before { border-color: ${t.color.accent}; }
  }
`;

export const Step = styled.button`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${t.space[2]};
  inline-size: 100%;
  min-block-size: ${t.space[10]};
  padding: ${t.space[2]} ${t.space[1]};
  border: 0;
  border-radius: ${t.radius.control};
  background: none;
  color: ${t.color.textMuted};
  font-size: ${t.font.sm};
  line-height: ${t.line.tight};
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &:hover:not([aria-disabled='true']) { background: ${t.color.surfaceHover}; }

  &[aria-current] {
    color: ${t.color.text};
    font-weight: ${t.weight.semibold};
  }

  &[aria-disabled='true'] {
    color: ${t.color.textDisabled};
    cursor: not-allowed;
  }

  @container (max-width: 720px) {
    justify-content: center;
    padding-inline: 0;
  }
`;

export const Mark = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${t.space[6]};
  block-size: ${t.space[6]};
  border: 1px solid ${t.color.borderControl};
  border-radius: ${t.radius.full};
  background: ${t.color.surfaceCard};
  font-size: ${t.font.xs};
  font-weight: ${t.weight.semibold};
  font-variant-numeric: tabular-nums;

  & > svg { inline-size: 14px; block-size: 14px; }

  [data-state='done'] & {
    border-color: ${t.color.accent};
    color: ${t.color.textAccent};
  }

  [data-state='unavailable'] & {
    border-style: dashed;
    background: transparent;
  }

  [aria-current] & {
    border-color: ${t.color.accent};
    background: ${t.color.accent};
    color: ${t.color.textOnAccent};
  }

  @media (forced-colors: active) {
    [aria-current] & { outline: 2px solid Highlight; }
  }
`;

export const Text = styled.span`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  padding-block-start: 3px;

  @container (max-width: 720px) {
    ${visuallyHidden}
  }
`;

export const Label = styled.span`
  overflow-wrap: anywhere;
`;

export const Errors = styled.span`
  color: ${t.color.textDanger};
  font-size: ${t.font.xs};
  font-weight: ${t.weight.medium};
`;

export const Note = styled.span`
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};
`;

/** Count at the mark, where there is no room for words. */
export const Count = styled.span`
  display: none;

  @container (max-width: 720px) {
    position: absolute;
    inset-block-start: -10px;
    inset-inline-end: -13px;
    display: grid;
    place-items: center;
    min-inline-size: 18px;
    block-size: 18px;
    padding-inline: 4px;
    border: 1px solid ${t.color.markDanger};
    border-radius: ${t.radius.full};
    background: ${t.color.surfaceDanger};
    color: ${t.color.textDanger};
    font-size: 11px;
  }
`;

export const HiddenText = styled.span`
  ${visuallyHidden}
`;

export const Compact = styled.p`
  display: none;

  @container (max-width: 720px) {
    display: block;
    padding-block-start: ${t.space[1]};
    font-weight: ${t.weight.semibold};
    text-align: center;
    overflow-wrap: anywhere;
  }
`;

export const Position = styled.span`
  color: ${t.color.textMuted};
  font-weight: ${t.weight.regular};
`;
