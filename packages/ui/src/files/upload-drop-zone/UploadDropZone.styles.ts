import { styled } from 'styled-components';
import { buttonBase } from '../../actions/button/Button.styles.ts';
import { notPrinted } from '../../theme/notPrinted.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

export const Zone = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${t.space[2]};
  padding: ${t.space[5]} ${t.space[4]};
  border: 1px dashed ${t.color.borderControl};
  border-radius: ${t.radius.card};
  background: ${t.color.surfaceCard};
  color: ${t.color.text};
  text-align: center;
  overflow-wrap: anywhere;
  ${notPrinted}

  & > svg {
    inline-size: 24px;
    block-size: 24px;
    color: ${t.color.textMuted};
  }

  &:hover {
    border-color: ${t.color.borderControlHover};
  }

  &[data-invalid] {
    border-color: ${t.color.markDanger};
  }

  &[data-dragging] {
    border: 2px solid ${t.color.accent};
    padding: calc(${t.space[5]} - 1px) calc(${t.space[4]} - 1px);
    background: ${t.color.surfaceSelected};
  }

  &[data-disabled] {
    border-color: ${t.color.border};
    background: ${t.color.surfaceSunken};
    color: ${t.color.textDisabled};
  }

  &[data-size='sm'] {
    grid-template-columns: auto 1fr;
    justify-items: start;
    align-items: center;
    gap: ${t.space[1]} ${t.space[3]};
    padding: ${t.space[2]} ${t.space[3]};
    text-align: start;

    & > svg {
      inline-size: 20px;
      block-size: 20px;
    }

    &[data-dragging] {
      padding: calc(${t.space[2]} - 1px) calc(${t.space[3]} - 1px);
    }
  }
`;

/** The files that the field has. */
export const Files = styled.div`
  &:not(:empty) {
    margin-block-end: ${t.space[2]};
  }
`;

export const None = styled.p`
  color: ${t.color.textMuted};
`;

/** Visually hidden, but focusable; users see and press the words after it. */
export const Input = styled.input`
  ${visuallyHidden}
`;

/** What the input says beside its label. No second `<label>`: browsers and screen readers differ on which of two counts. */
export const Choose = styled.span`
  ${buttonBase}

  &::after {
    content: '';
    position: absolute;
    inset: 0; /* a press anywhere in the zone opens the chooser */
  }

  ${Input}:focus-visible + & {
    outline: 2px solid ${t.color.focus};
    outline-offset: 2px;
  }

  &[data-unavailable] {
    cursor: not-allowed;
  }
`;

export const Act = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${t.space[2]} ${t.space[3]};

  ${Zone}[data-size='sm'] > & {
    justify-content: start;
    gap: ${t.space[1]} ${t.space[3]};
  }
`;

export const Limits = styled.p`
  font-size: ${t.font.sm};
  color: ${t.color.textMuted};

  ${Zone}[data-size='sm'] > & {
    grid-column: 2;
  }
`;

export const Refused = styled.div`
  margin-block-start: ${t.space[2]};
`;

export const RefusedName = styled.strong`
  font-weight: ${t.weight.semibold};
`;
