import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Track = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px;
  align-self: flex-start;
  max-inline-size: 100%;
  min-block-size: ${t.size.control};
  padding: 2px;
  border: 1px solid ${t.color.borderControl};
  border-radius: ${t.radius.control};
  background: ${t.color.surfaceCard};

  &[data-invalid] {
    border-color: ${t.color.markDanger};
  }

  &[data-disabled] {
    border-color: ${t.color.border};
    background: ${t.color.surfaceSunken};
  }
`;

export const Segment = styled.label`
  position: relative;
  display: flex;
  flex: 1 0 auto;
  max-inline-size: 100%;
`;

/** Covers the segment, so that users press the radio button itself. */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;

  &:is(:disabled, [aria-disabled='true']) {
    cursor: not-allowed;
  }
`;

export const Face = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: ${t.space[1]};
  min-inline-size: 0;
  min-block-size: 26px;
  padding-inline: ${t.space[3]};
  border: 1px solid transparent;
  border-radius: ${t.radius.sm};
  color: ${t.color.textMuted};
  font-size: ${t.font.sm};
  font-weight: ${t.weight.medium};
  overflow-wrap: anywhere;

  & svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }

  ${Input}:hover:not(:disabled, [aria-disabled='true']) + & {
    background: ${t.color.surfaceHover};
    color: ${t.color.text};
  }

  ${Input}:checked + && {
    border-color: ${t.color.accent};
    background: ${t.color.surfaceSelected};
    color: ${t.color.textAccent};
  }

  ${Input}:is(:disabled, [aria-disabled='true']) + && {
    color: ${t.color.textDisabled};
  }

  ${Input}:disabled:checked + && {
    border-color: ${t.color.border};
    background: ${t.color.surfaceCard};
  }

  ${Input}:focus-visible + & {
    outline: 2px solid ${t.color.focus};
    outline-offset: 1px;
  }

  @media (forced-colors: active) {
    ${Input}:checked + && {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
