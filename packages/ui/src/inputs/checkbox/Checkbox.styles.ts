import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { t } from '../../tokens/tokens.ts';

/* 24 px to press, 18 px to see. */
export const Input = styled.input`
  position: relative;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  margin: 0;
  appearance: none;
  border-radius: ${t.radius.sm};
  cursor: pointer;
  ${focusRing}

  --box-surface: ${t.color.surfaceCard};
  --box-border: ${t.color.borderControl};
  --box-mark: ${t.color.textOnAccent};

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 3px;
  }

  &::before {
    border: 1.5px solid var(--box-border);
    border-radius: ${t.radius.sm};
    background: var(--box-surface);
  }

  &:hover {
    --box-border: ${t.color.borderControlHover};
  }

  &:checked,
  &:indeterminate {
    --box-surface: ${t.color.accent};
    --box-border: ${t.color.accent};
  }

  &:checked:hover,
  &:indeterminate:hover {
    --box-surface: ${t.color.accentHover};
    --box-border: ${t.color.accentHover};
  }

  &:checked::after {
    background: var(--box-mark);
    clip-path: polygon(22% 50%, 31% 41%, 44% 54%, 69% 28%, 78% 37%, 44% 72%);
  }

  &:indeterminate::after {
    background: var(--box-mark);
    clip-path: inset(44% 24%);
  }

  &[aria-invalid='true'] {
    --box-border: ${t.color.markDanger};
  }

  &[aria-readonly='true'] {
    cursor: default;
    --box-surface: ${t.color.surfaceNeutral};
    --box-border: ${t.color.markNeutral};
    --box-mark: ${t.color.textNeutral};
  }

  &:disabled {
    cursor: not-allowed;
    --box-surface: ${t.color.surfaceSunken};
    --box-border: ${t.color.border};
    --box-mark: ${t.color.textDisabled};
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before,
    &::after {
      display: none;
    }
  }
`;

export const Message = styled.div`
  padding-inline-start: ${t.space[8]};
`;
