import { keyframes, styled } from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

const appear = keyframes`from { opacity: 0; }`;

export const Opener = styled.span`
  display: flex;
  align-items: center;
  gap: ${t.space[2]};
`;

export const Read = styled.span`
  ${visuallyHidden}
`;

export const Panel = styled.div`
  z-index: ${t.layer.popover};
  min-inline-size: min(max(180px, var(--popup-anchor-width, 0px)), calc(100vw - 16px));
  max-inline-size: min(320px, calc(100vw - 16px));
  max-block-size: var(--popup-room, 100dvh);
  overflow-y: auto;
  padding: ${t.space[1]};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.control};
  background: ${t.color.surfaceRaised};
  color: ${t.color.text};
  box-shadow: ${t.shadow.popover};

  &:focus {
    outline: none;
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} ${t.motion.fast} ${t.motion.ease};
  }
`;

export const Item = styled.button`
  display: flex;
  align-items: flex-start;
  gap: ${t.space[2]};
  inline-size: 100%;
  min-block-size: calc(${t.size.control} - 4px);
  padding: ${t.space[1]} ${t.space[2]};
  border: 1px solid transparent;
  border-radius: ${t.radius.sm};
  background: transparent;
  font-size: ${t.font.sm};
  line-height: 1.4;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 5px;
    color: ${t.color.textMuted};
  }

  &:focus {
    outline: none;
    background: ${t.color.surfaceHover};
  }

  &:focus-visible {
    outline: 2px solid ${t.color.focus};
    outline-offset: -2px;
  }

  &[data-tone='danger']:not([aria-disabled='true']) {
    color: ${t.color.textDanger};

    & > svg { color: inherit; }
  }

  &[aria-disabled='true'] {
    color: ${t.color.textMuted};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &:focus { border-color: Highlight; }
  }
`;

export const Label = styled.span`
  display: grid;
  align-content: center;
  flex: 1;
  min-inline-size: 0;
  min-block-size: ${t.space[6]};
`;

export const Reason = styled.span`
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};
`;

export const Heading = styled.div`
  padding: ${t.space[2]};
  border-block-end: 1px solid ${t.color.border};
  margin-block-end: ${t.space[1]};
  font-size: ${t.font.sm};
  overflow-wrap: anywhere;
`;

export const GroupLabel = styled.div`
  padding: ${t.space[2]} ${t.space[2]} ${t.space[1]};
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};
  font-weight: ${t.weight.medium};
`;

export const Separator = styled.div`
  margin: ${t.space[1]} 0;
  border-block-start: 1px solid ${t.color.border};
`;
