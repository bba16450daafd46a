import styled, { keyframes } from 'styled-components';
import { toneColors } from '../../theme/toneColors.ts';
import { t } from '../../tokens/tokens.ts';

const arrive = keyframes`from { opacity: 0; translate: 0 -8px; }`;

export const Viewport = styled.div`
  position: fixed;
  z-index: ${t.layer.notification};
  inset-block-start: ${t.space[4]};
  inset-inline-end: ${t.space[4]};
  inline-size: min(400px, calc(100vw - ${t.space[8]}));
  display: grid;
  pointer-events: none;

  @media (max-width: 640px) {
    inset-block-start: ${t.space[2]};
    inset-inline: ${t.space[2]};
    inline-size: auto;
  }
`;

/** Rendered before any message, otherwise the first one would not be announced. */
export const Live = styled.div`
  display: grid;
`;

export const Card = styled.div`
  ${toneColors}
  display: flex;
  align-items: flex-start;
  gap: ${t.space[3]};
  margin-block-end: ${t.space[2]};
  padding: ${t.space[3]};
  border: 1px solid var(--tone-mark);
  border-radius: ${t.radius.card};
  background: var(--tone-surface);
  color: var(--tone-text);
  box-shadow: ${t.shadow.popover};
  pointer-events: auto;

  & > svg {
    inline-size: 20px;
    block-size: 20px;
    margin-block-start: 1px;
    flex: none;
  }

  & > button {
    margin-block: -3px;
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${arrive} ${t.motion.normal} ${t.motion.ease};
  }
`;

export const Message = styled.div`
  flex: 1;
  min-inline-size: 0;
  font-weight: ${t.weight.medium};
  overflow-wrap: anywhere;
  max-block-size: 40dvh;
  overflow: auto;
`;
