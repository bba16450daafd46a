import { css, styled } from 'styled-components';
import { placeholderNotPrinted } from '../../theme/notPrinted.ts';
import { t } from '../../tokens/tokens.ts';

/** The bordered box of a control, as attributes of its state say. */
export const controlBox = css`
  border: 1px solid ${t.color.borderControl};
  border-radius: ${t.radius.control};
  background: ${t.color.surfaceCard};
  color: ${t.color.text};

  &:hover {
    border-color: ${t.color.borderControlHover};
  }

  &[data-invalid] {
    border-color: ${t.color.markDanger};
  }

  &[data-disabled] {
    border-color: ${t.color.border};
    background: ${t.color.surfaceSunken};
    color: ${t.color.textDisabled};
    cursor: not-allowed;
  }

  &[data-read-only] {
    padding-inline: 0;
    border-color: transparent;
    background: transparent;
  }

  @media (prefers-reduced-motion: no-preference) {
    transition: border-color ${t.motion.fast} ${t.motion.ease};
  }
`;

export const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${t.space[2]};
  min-block-size: ${t.size.control};
  padding-inline: ${t.size.controlPadding};
  cursor: text;
  ${controlBox}

  &:has(> input:focus-visible) {
    outline: 2px solid ${t.color.focus};
    outline-offset: -1px;
  }

  &:has(> button:last-child) {
    padding-inline-end: 3px; /* as far from the border as from above and below */
  }

  &:has(> input:autofill) {
    background: ${t.color.surfaceSelected};
  }
`;

export const Input = styled.input`
  flex: 1;
  align-self: stretch;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  outline: none;
  background: transparent;
  text-overflow: ellipsis;

  &::placeholder {
    color: ${t.color.textMuted};
    opacity: 1;
  }

  ${placeholderNotPrinted}

  &:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: currentcolor;
    opacity: 1;
  }

  &[data-upper-case][data-composing] {
    text-transform: uppercase;
  }

  &:autofill {
    box-shadow: inset 0 0 0 100vmax ${t.color.surfaceSelected};
    -webkit-text-fill-color: ${t.color.text};
  }

  &::-webkit-search-cancel-button {
    display: none;
  }

  @media (pointer: coarse) {
    font-size: ${t.font.lg}; /* below 16 px a phone zooms in on focus */
  }
`;

export const Affix = styled.span`
  display: inline-flex;
  flex: none;
  color: ${t.color.textMuted};
  user-select: none;

  & svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;
