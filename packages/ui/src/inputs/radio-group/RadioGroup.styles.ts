import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { t } from '../../tokens/tokens.ts';

export const Options = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.space[2]} ${t.space[5]};

  &[data-orientation='horizontal'] {
    flex-flow: row wrap;
    align-items: flex-start;
    min-block-size: ${t.size.control};
    padding-block: calc((${t.size.control} - 24px) / 2);
  }
`;

export const Option = styled.div`
  display: flex;
  gap: ${t.space[2]};
  min-inline-size: 0;
`;

/* 24 px to press, 18 px to see. */
export const Input = styled.input`
  position: relative;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  margin: 0;
  appearance: none;
  border-radius: ${t.radius.full};
  cursor: pointer;
  ${focusRing}

  --radio-surface: ${t.color.surfaceCard};
  --radio-border: ${t.color.borderControl};
  --radio-mark: transparent;

  &::before,
  &::after {
    content: '';
    position: absolute;
    border-radius: ${t.radius.full};
  }

  &::before {
    inset: 3px;
    border: 1.5px solid var(--radio-border);
    background: var(--radio-surface);
  }

  &::after {
    inset: 8px;
    background: var(--radio-mark);
  }

  &:hover {
    --radio-border: ${t.color.borderControlHover};
  }

  &:checked {
    --radio-border: ${t.color.accent};
    --radio-mark: ${t.color.accent};
  }

  &[data-invalid] {
    --radio-border: ${t.color.markDanger};
  }

  &[data-read-only] {
    cursor: default;
    --radio-surface: ${t.color.surfaceNeutral};
    --radio-border: ${t.color.markNeutral};
  }

  &[data-read-only]:checked {
    --radio-mark: ${t.color.textNeutral};
  }

  &:disabled {
    cursor: not-allowed;
    --radio-surface: ${t.color.surfaceSunken};
    --radio-border: ${t.color.border};
  }

  &:disabled:checked {
    --radio-mark: ${t.color.textDisabled};
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before,
    &::after {
      display: none;
    }
  }
`;

export const Text = styled.div`
  min-inline-size: 0;
  padding-block: calc((24px - ${t.font.md} * ${t.line.normal}) / 2);
  overflow-wrap: anywhere;
`;

export const Label = styled.label`
  display: block;
  cursor: pointer;

  &[data-disabled] {
    color: ${t.color.textDisabled};
    cursor: not-allowed;
  }
`;

export const Description = styled.p`
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};
`;
