import { createGlobalStyle, keyframes, styled } from 'styled-components';
import { notPrinted } from '../../theme/notPrinted.ts';
import { toneColors } from '../../theme/toneColors.ts';
import { t } from '../../tokens/tokens.ts';

const arrive = keyframes`from { opacity: 0; translate: 0 -8px; }`;

/** In the height of the shell's header, which is 56 px; below it where it would be covered from end to end. */
export const Viewport = styled.div`
  position: fixed;
  z-index: ${t.layer.notification};
  inset-block-start: ${t.space[1]};
  inset-inline-end: ${t.space[4]};
  max-inline-size: calc(100vw - ${t.space[8]});
  display: flex;
  justify-content: flex-end;
  align-items: flex-start;
  gap: ${t.space[2]};
  pointer-events: none;

  @media (max-width: 640px) {
    inset-block-start: calc(56px + ${t.space[1]});
    inset-inline: ${t.space[2]};
    max-inline-size: none;

    /* A dialog has its cross there, and nobody needs the header. */
    :root:has([aria-modal='true']) > body > & {
      inset-block-start: ${t.space[1]};
    }

    /* A dialog that fills the window from its top, as the palette, has its field and its cross there. */
    :root:has([data-place='top'] > [role='dialog']) > body > & {
      inset-block: auto ${t.space[2]};
    }
  }

  ${notPrinted}
`;

/** Scrolls what gets focus clear of a message below the header (WCAG 2.4.11). */
export const PageScroll = createGlobalStyle`
  @media (max-width: 640px) {
    :root { scroll-padding-block-start: calc(56px + ${t.space[12]} + ${t.space[10]}); }
  }
`;

/** Rendered before any message, otherwise the first one would not be announced. */
export const Live = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${t.space[2]};
  min-inline-size: 0;

  @media (max-width: 640px) {
    &:not(:empty) { flex: 1; }
  }
`;

export const Card = styled.div`
  ${toneColors}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[1]} ${t.space[2]};
  inline-size: 400px;
  min-inline-size: 0;
  min-block-size: 48px;
  padding: ${t.space[1]} ${t.space[2]} ${t.space[1]} ${t.space[3]};
  border: 1px solid var(--tone-mark);
  border-radius: ${t.radius.card};
  background: var(--tone-surface);
  color: var(--tone-text);
  box-shadow: ${t.shadow.popover};
  pointer-events: auto;

  & > svg {
    inline-size: 20px;
    block-size: 20px;
    flex: none;
  }

  & > button { flex: none; }

  @media (max-width: 640px) {
    flex: 1;
    inline-size: auto;
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${arrive} ${t.motion.normal} ${t.motion.ease};
  }
`;

/** Two lines; whoever points at a longer one or goes into it reads all of it. */
export const Message = styled.div`
  flex: 1;
  min-inline-size: 0;
  font-size: ${t.font.sm};
  font-weight: ${t.weight.medium};
  line-height: ${t.line.tight};
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;

  :is(:hover, :focus-within) > & {
    display: block;
    max-block-size: 40dvh;
    overflow: auto;
  }
`;

/** Below the message, in line with it. */
export const Code = styled.div`
  flex: none;
  inline-size: 100%;
  padding-inline-start: 28px;
`;

export const Count = styled.span`
  margin-inline-start: ${t.space[2]};
  font-weight: ${t.weight.regular};
`;
