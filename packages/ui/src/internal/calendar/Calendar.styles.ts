import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

export const Panel = styled.div`
  z-index: ${t.layer.popover};
  max-inline-size: calc(100vw - 16px);
  max-block-size: var(--popup-room, calc(100dvh - 16px));
  overflow: auto;
  margin-block-start: 4px; /* its button stands inside the box of the field */
  padding: ${t.space[3]};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  outline: none;
  background: ${t.color.surfaceRaised};
  color: ${t.color.text};
  box-shadow: ${t.shadow.popover};
`;

export const Prompt = styled.p`
  margin-block-end: ${t.space[2]};
  font-size: ${t.font.sm};
  font-weight: ${t.weight.medium};
  text-align: center;
`;

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${t.space[2]};
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space[1]};
  inline-size: 100%;
`;

export const Step = styled.div`
  display: flex;

  &:dir(rtl) svg {
    scale: -1 1;
  }
`;

export const Select = styled.select`
  min-block-size: 32px;
  padding-inline: ${t.space[1]};
  border: 1px solid transparent;
  border-radius: ${t.radius.control};
  background: ${t.color.surfaceRaised};
  font-weight: ${t.weight.medium};
  cursor: pointer;

  &:hover {
    border-color: ${t.color.borderControl};
  }

  &:focus-visible {
    outline: 2px solid ${t.color.focus};
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;

export const Grid = styled.table`
  border-collapse: separate;
  border-spacing: 0 2px;
  font-variant-numeric: tabular-nums;
`;

export const Weekday = styled.th`
  inline-size: 36px;
  block-size: 28px;
  padding: 0;
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};
  font-weight: ${t.weight.medium};
`;

export const Day = styled.td`
  position: relative;
  inline-size: 36px;
  block-size: 36px;
  padding: 0;
  outline: none;
  text-align: center;
  cursor: pointer;

  --day-surface: transparent;
  --day-text: ${t.color.text};
  --day-border: transparent;

  &[data-weekend] {
    --day-text: ${t.color.textMuted};
  }

  &:hover {
    --day-surface: ${t.color.surfaceHover};
  }

  &[aria-current='date'] {
    --day-border: ${t.color.borderControl};
  }

  &[data-between] { background: ${t.color.surfaceSelected}; }

  &[data-reaches],
  &[data-end='to'] {
    background: linear-gradient(${t.color.surfaceSelected}, ${t.color.surfaceSelected}) 0 0 / 50% 100% no-repeat;
  }

  &[data-reaches]:dir(ltr),
  &[data-end='to']:dir(rtl) {
    background-position: right;
  }

  &[aria-disabled='true'] {
    --day-text: ${t.color.textDisabled};
    cursor: not-allowed;
    text-decoration: line-through;
  }

  &[data-end] {
    --day-surface: ${t.color.accent};
    --day-text: ${t.color.textOnAccent};
    --day-border: ${t.color.accent};
  }
`;

export const Gap = styled.td`
  padding: 0;
`;

export const DayNumber = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  block-size: 36px;
  border: 1px solid var(--day-border);
  border-radius: ${t.radius.control};
  background: var(--day-surface);
  color: var(--day-text);

  ${Day}:focus-visible > & {
    outline: 2px solid ${t.color.focus};
    outline-offset: 1px;
  }

  ${Day}[data-hint] > &::after {
    content: '';
    position: absolute;
    inset-block-end: 4px;
    inline-size: 4px;
    block-size: 4px;
    border: 2px solid ${t.color.markWarning};
    border-radius: ${t.radius.full};
  }

  ${Day}[data-hint][data-end] > &::after {
    border-color: currentcolor;
  }

  @media (forced-colors: active) {
    ${Day}:is([data-end], [data-between]) > & {
      border-color: Highlight;
    }

    ${Day}[data-end] > & {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/* The width of the days: a long reason wraps instead of widening the calendar. */
export const Note = styled.p`
  inline-size: 252px;
  min-block-size: calc(${t.font.xs} * ${t.line.normal});
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};
  overflow-wrap: anywhere;
`;

export const Status = styled.div`
  ${visuallyHidden}
`;
