import { css, keyframes, styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { notPrinted } from '../../theme/notPrinted.ts';
import { t } from '../../tokens/tokens.ts';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** Shared by every button-like control; the custom properties are its palette. */
export const buttonBase = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${t.space[2]};
  min-block-size: ${t.size.control};
  padding: ${t.space[1]} ${t.space[4]};
  border: 1px solid var(--button-border);
  border-radius: ${t.radius.control};
  background: var(--button-surface);
  color: var(--button-text);
  font-weight: ${t.weight.medium};
  line-height: ${t.line.tight};
  text-decoration: none;
  cursor: pointer;
  user-select: none; /* a second press selects no text */
  ${focusRing}

  &[data-size='sm'] {
    min-block-size: ${t.space[8]};
    padding-inline: ${t.space[3]};
    font-size: ${t.font.sm};
  }

  & svg {
    inline-size: 16px;
    block-size: 16px;
    flex: none;
  }

  --button-surface: ${t.color.surfaceCard};
  --button-surface-hover: ${t.color.surfaceHover};
  --button-border: ${t.color.borderControl};
  --button-text: ${t.color.text};

  &[data-tone='danger'] {
    --button-text: ${t.color.textDanger};
    --button-border: ${t.color.markDanger};
  }

  &[data-variant='primary'] {
    --button-surface: ${t.color.accent};
    --button-surface-hover: ${t.color.accentHover};
    --button-border: transparent;
    --button-text: ${t.color.textOnAccent};
  }

  &[data-variant='primary'][data-tone='danger']:not(:disabled, [data-unavailable]) {
    --button-surface: ${t.color.danger};
    --button-surface-hover: ${t.color.dangerHover};
    --button-text: ${t.color.textOnDanger};
  }

  &[data-variant='ghost'] {
    --button-surface: transparent;
    --button-border: transparent;
  }

  &:hover:not(:disabled, [data-unavailable]) {
    background: var(--button-surface-hover);
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  &:is(:disabled, [data-unavailable]) {
    --button-surface: ${t.color.surfaceSunken};
    --button-border: ${t.color.border};
    --button-text: ${t.color.textDisabled};
  }

  &[data-variant='ghost']:is(:disabled, [data-unavailable]) {
    --button-surface: transparent;
    --button-border: transparent;
  }

  @media (prefers-reduced-motion: no-preference) {
    transition: background-color ${t.motion.fast} ${t.motion.ease};
  }

  ${notPrinted}
`;

export const Root = styled.button`
  ${buttonBase}
`;

export const Spinner = styled.span`
  inline-size: 16px;
  block-size: 16px;
  flex: none;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: ${t.radius.full};

  @media (prefers-reduced-motion: no-preference) {
    animation: ${turn} 900ms linear infinite;
  }
`;
