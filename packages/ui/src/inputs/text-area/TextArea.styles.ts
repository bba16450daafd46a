import { styled } from 'styled-components';
import { controlBox } from '../../internal/field/ControlBox.styles.ts';
import { placeholderNotPrinted } from '../../theme/notPrinted.ts';
import { t } from '../../tokens/tokens.ts';

export const Area = styled.textarea`
  display: block;
  inline-size: 100%;
  min-block-size: calc(${t.size.control} * 2);
  padding: ${t.space[2]} ${t.size.controlPadding};
  line-height: ${t.line.normal};
  resize: vertical;
  ${controlBox}

  &:focus-visible {
    outline: 2px solid ${t.color.focus};
    outline-offset: -1px;
  }

  &::placeholder {
    color: ${t.color.textMuted};
    opacity: 1;
  }

  ${placeholderNotPrinted}

  &:disabled {
    -webkit-text-fill-color: currentcolor;
    opacity: 1;
    resize: none;
  }

  &[data-read-only] {
    min-block-size: 0;
    field-sizing: content; /* it reads as a text: no empty lines */
    resize: none;
  }

  @media (pointer: coarse) {
    font-size: ${t.font.lg};
  }
`;
