import { keyframes, styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

const appear = keyframes`from { opacity: 0; }`;

export const Panel = styled.div`
  z-index: ${t.layer.popover};
  min-inline-size: min(240px, calc(100vw - 16px));
  max-inline-size: min(360px, calc(100vw - 16px));
  max-block-size: min(400px, var(--popup-room, 100dvh));
  overflow-y: auto;
  overflow-wrap: anywhere;
  padding: ${t.space[3]} ${t.space[4]};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.control};
  background: ${t.color.surfaceRaised};
  color: ${t.color.text};
  box-shadow: ${t.shadow.popover};
  font-size: ${t.font.sm};

  &:focus {
    outline: none;
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} ${t.motion.fast} ${t.motion.ease};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${t.space[3]};
  margin-block-end: ${t.space[1]};
`;

export const Title = styled.p`
  color: ${t.color.textMuted};
  font-size: ${t.font.xs};
  font-weight: ${t.weight.medium};
`;

/** Lifts the cross to the height of the title's line. */
export const Close = styled.div`
  flex: none;
  margin-block: -6px;
  margin-inline-end: -8px;
  color: ${t.color.textMuted};
`;
