import { css, keyframes, styled } from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

const appear = keyframes`from { opacity: 0; translate: 0 -4px; }`;

export const Panel = styled.div`
  z-index: ${t.layer.popover};
  display: flex;
  flex-direction: column;
  inline-size: max(var(--popup-anchor-width, 0px), 200px);
  max-inline-size: calc(100vw - 16px);
  max-block-size: min(318px, var(--popup-room, 100dvh));
  overflow: hidden;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.control};
  background: ${t.color.surfaceRaised};
  color: ${t.color.text};
  box-shadow: ${t.shadow.popover};

  &:not([data-open]) {
    visibility: hidden;
  }

  @media (prefers-reduced-motion: no-preference) {
    &[data-open] {
      animation: ${appear} ${t.motion.fast} ${t.motion.ease};
    }
  }
`;

const checkMark = css`
  content: '';
  flex: none;
  align-self: flex-start;
  inline-size: 6px;
  block-size: 11px;
  margin-block: 3px;
  margin-inline: ${t.space[2]} 3px;
  border: solid ${t.color.accent};
  border-width: 0 2px 2px 0;
  rotate: 45deg;
`;

/** The options are plain elements styled from here: a long list opens quicker without a component for each. */
export const List = styled.div`
  flex: 0 1 auto;
  min-block-size: 0;
  padding: ${t.space[1]};
  overflow-y: auto;
  overscroll-behavior: contain;

  &[aria-busy] {
    opacity: 0.55;
  }

  & [role='option'] {
    display: flex;
    align-items: center;
    inline-size: 100%;
    min-block-size: 36px;
    padding: 7px ${t.space[2]};
    border-radius: ${t.radius.sm};
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  & [role='option'] > span {
    flex: 1;
    min-inline-size: 0;
  }

  & small {
    display: block;
    font-size: ${t.font.xs};
    line-height: ${t.line.tight};
    color: ${t.color.textMuted};
  }

  & [role='option'][data-fixed] {
    position: absolute;
    inset-block-start: var(--option-start);
    inset-inline: 0;
    block-size: var(--option-size);
  }

  & [data-fixed] > span,
  & [data-fixed] small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &:not([aria-busy]) [role='option']:not([aria-disabled]):hover {
    background: ${t.color.surfaceHover};
  }

  & [role='option'][aria-selected='true'] {
    background: ${t.color.surfaceSelected};
    font-weight: ${t.weight.medium};
  }

  & [role='option'][aria-selected='true']::after {
    ${checkMark}
  }

  & [role='option'][aria-disabled] {
    color: ${t.color.textMuted};
    cursor: not-allowed;
  }

  & [role='option'][data-active] {
    background: ${t.color.surfaceHover};
    outline: 2px solid ${t.color.focus};
    outline-offset: -2px;
  }
`;

/** As tall as all options together. */
export const Extent = styled.div`
  position: relative;
  block-size: var(--list-size);
`;

export const More = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 36px;
  padding-inline: ${t.space[2]};
`;

export const Pending = styled.div`
  display: grid;
  gap: ${t.space[3]};
  padding: ${t.space[3]} ${t.space[3]} 0;
`;

export const Problem = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space[2]};
  padding: ${t.space[2]} ${t.space[3]};
  font-size: ${t.font.sm};
  color: ${t.color.textDanger};
  overflow-wrap: anywhere;
`;

export const Status = styled.div`
  padding: ${t.space[2]} ${t.space[3]};
  font-size: ${t.font.sm};
  color: ${t.color.textMuted};

  &[data-quiet],
  & > [data-quiet] {
    ${visuallyHidden}
  }
`;

export const Hint = styled.button`
  display: block;
  inline-size: calc(100% + 2 * ${t.space[2]});
  min-block-size: 36px;
  margin: -${t.space[1]} -${t.space[2]};
  padding: ${t.space[1]} ${t.space[2]};
  border: 1px solid transparent;
  border-radius: ${t.radius.sm};
  background: transparent;
  color: ${t.color.text};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${t.color.surfaceHover};
  }
`;
