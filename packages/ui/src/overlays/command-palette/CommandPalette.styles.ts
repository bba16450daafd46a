import { keyframes, styled } from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

const appear = keyframes`from { opacity: 0; translate: 0 -4px; }`;

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: 640px;
  max-block-size: min(560px, 76vh);
  overflow: hidden;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.card};
  outline: none;
  background: ${t.color.surfaceRaised};
  color: ${t.color.text};
  box-shadow: ${t.shadow.dialog};

  @media (max-width: 640px) {
    max-inline-size: none;
    max-block-size: none;
    border: 0;
    border-radius: 0;
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} ${t.motion.fast} ${t.motion.ease};
  }
`;

export const Field = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${t.space[3]};
  padding: ${t.space[2]} ${t.space[3]} ${t.space[2]} ${t.space[4]};
  border-block-end: 1px solid ${t.color.border};

  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: ${t.color.textMuted};
  }

  &:focus-within {
    box-shadow: inset 0 -2px 0 ${t.color.focus};
  }
`;

export const Input = styled.input`
  flex: 1;
  min-inline-size: 0;
  block-size: 40px;
  padding: 0;
  border: 0;
  outline: none;
  background: transparent;
  color: inherit;
  font: inherit;
  font-size: ${t.font.lg};

  &::placeholder {
    color: ${t.color.textMuted};
    opacity: 1;
  }
`;

export const List = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  padding: ${t.space[1]} ${t.space[2]} ${t.space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${t.space[8]} ${t.space[2]};
`;

/** Hidden from assistive technology, and muted, while it waits for its answer. */
export const Group = styled.div`
  &[aria-hidden] {
    color: ${t.color.textMuted};
  }
`;

export const Heading = styled.div`
  padding: ${t.space[3]} ${t.space[2]} ${t.space[1]};
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};
  font-weight: ${t.weight.semibold};
`;

export const Option = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${t.space[3]};
  min-block-size: 40px;
  padding: ${t.space[1]} ${t.space[2]};
  border-radius: ${t.radius.sm};

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: ${t.color.textMuted};
  }

  &[role='option'] {
    cursor: pointer;
  }

  &[role='option']:hover {
    background: ${t.color.surfaceHover};
  }

  &[aria-selected='true'] {
    background: ${t.color.surfaceSelected};
    outline: 2px solid ${t.color.focus};
    outline-offset: -2px;
  }

  &[data-tone='danger'] {
    color: ${t.color.textDanger};

    & > svg { color: inherit; }
  }
`;

export const Label = styled.span`
  flex: 1 1 12rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** Beside the label, or below it where that is long. */
export const Detail = styled.span`
  max-inline-size: 100%;
  color: ${t.color.textMuted};
  font-size: ${t.font.sm};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Nothing = styled.p`
  padding: ${t.space[6]} ${t.space[4]};
  color: ${t.color.textMuted};
  text-align: center;
  overflow-wrap: anywhere;
`;

/** Of the groups that failed. */
export const ErrorCodes = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  column-gap: ${t.space[4]};
  padding: ${t.space[1]} ${t.space[4]};
  border-block-start: 1px solid ${t.color.border};
  color: ${t.color.textMuted};
`;

export const Status = styled.div`
  ${visuallyHidden}
`;

export const Keys = styled.div`
  flex: none;
  padding: ${t.space[2]} ${t.space[4]};
  border-block-start: 1px solid ${t.color.border};
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};

  @media (max-width: 640px), (pointer: coarse) {
    display: none;
  }
`;
