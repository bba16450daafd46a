import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { notPrinted } from '../../theme/notPrinted.ts';
import { t } from '../../tokens/tokens.ts';
import { Box } from '../field/ControlBox.styles.ts';

/** A control whose chips and text wrap. */
export const ChipBox = styled(Box)`
  padding-block: 3px;

  &:has(input:focus-visible) {
    outline: 2px solid ${t.color.focus};
    outline-offset: -1px;
  }

  &:has(> div > ul):not([data-read-only]) {
    padding-inline-start: 5px;
  }
`;

export const Flow = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[1]};
  min-inline-size: 0;

  & > input {
    flex: 1 1 80px;
    min-block-size: 24px;
    padding-inline-start: ${t.space[1]};
  }

  @supports (field-sizing: content) {
    & > input {
      flex-basis: auto;
      min-inline-size: 24px;
      max-inline-size: 100%;
      field-sizing: content; /* takes a line of its own only when its text needs one */
    }
  }

  & > input:first-child {
    padding-inline-start: 0;
    field-sizing: fixed;
  }

  [data-read-only] > & > input:not(:focus) {
    flex: 0 1 1px; /* there is no text to read in it */
  }
`;

/** Its chips stand in one line with the text that follows. */
export const Chips = styled.ul.attrs({ role: 'list' })`
  display: contents;
`;

export const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: 24px;
  padding-inline: ${t.space[2]};
  border: 1px solid transparent; /* drawn in forced colours */
  border-radius: ${t.radius.sm};
  background: ${t.color.surfaceNeutral};
  color: ${t.color.textNeutral};
  font-size: ${t.font.sm};
  line-height: ${t.line.tight};
  overflow-wrap: anywhere;

  @media not print {
    &:has(> button) {
      padding-inline-end: 0;
    }
  }

  &[data-pending] {
    border-style: dashed;
    border-color: ${t.color.borderControl};
    background: transparent;
  }
`;

export const Remove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  margin-block: -1px;
  padding: 0;
  border: 0;
  border-radius: ${t.radius.sm};
  background: transparent;
  cursor: pointer;
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }

  &:hover {
    background: color-mix(in srgb, currentcolor 14%, transparent);
  }

  & svg {
    inline-size: 14px;
    block-size: 14px;
  }

  ${notPrinted}
`;

export const More = styled.button`
  min-inline-size: 24px;
  min-block-size: 24px;
  padding: 0 ${t.space[2]};
  border: 0;
  border-radius: ${t.radius.sm};
  background: transparent;
  color: ${t.color.textAccent};
  font-size: ${t.font.sm};
  font-weight: ${t.weight.medium};
  cursor: pointer;
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }

  &:hover {
    text-decoration: underline;
  }
`;
