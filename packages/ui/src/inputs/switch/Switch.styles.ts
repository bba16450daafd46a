import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { t } from '../../tokens/tokens.ts';

/* The track is 20 px high in 24 px to press; the knob moves to the end. */
export const Input = styled.input`
  position: relative;
  flex: none;
  inline-size: 40px;
  block-size: 24px;
  margin: 0;
  appearance: none;
  border-radius: ${t.radius.full};
  cursor: pointer;
  ${focusRing}

  --switch-track: ${t.color.surfaceCard};
  --switch-border: ${t.color.borderControl};
  --switch-knob: ${t.color.borderControl};

  &::before,
  &::after {
    content: '';
    position: absolute;
    border-radius: ${t.radius.full};
  }

  &::before {
    inset: 2px 0;
    border: 1.5px solid var(--switch-border);
    background: var(--switch-track);
  }

  &::after {
    inset-block-start: 6px;
    inset-inline-start: 5px;
    inline-size: 12px;
    block-size: 12px;
    background: var(--switch-knob);
  }

  &:hover {
    --switch-border: ${t.color.borderControlHover};
    --switch-knob: ${t.color.borderControlHover};
  }

  &:checked {
    --switch-track: ${t.color.accent};
    --switch-border: ${t.color.accent};
    --switch-knob: ${t.color.textOnAccent};
  }

  &:checked:hover {
    --switch-track: ${t.color.accentHover};
    --switch-border: ${t.color.accentHover};
  }

  &:checked::after {
    inset-inline-start: 23px;
  }

  &[aria-invalid='true'] {
    --switch-border: ${t.color.markDanger};
  }

  &[aria-readonly='true'] {
    cursor: default;
    --switch-track: ${t.color.surfaceNeutral};
    --switch-border: ${t.color.markNeutral};
    --switch-knob: ${t.color.textNeutral};
  }

  &:disabled {
    cursor: not-allowed;
    --switch-track: ${t.color.surfaceSunken};
    --switch-border: ${t.color.border};
    --switch-knob: ${t.color.textDisabled};
  }

  @media (forced-colors: active) {
    &::before {
      border-color: ButtonText;
    }

    &::after {
      forced-color-adjust: none;
      background: ButtonText;
    }

    &:checked::before {
      border-color: Highlight;
    }

    &:checked::after {
      background: Highlight;
    }

    &:disabled::before {
      border-color: GrayText;
    }

    &:disabled::after {
      background: GrayText;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    &::after {
      transition: inset-inline-start ${t.motion.fast} ${t.motion.ease};
    }
  }
`;

export const Message = styled.div`
  padding-inline-start: calc(40px + ${t.space[2]});
`;
