import { FloatingOverlay } from '@floating-ui/react';
import { keyframes, styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

const fade = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; translate: 0 8px; }`;

export const Overlay = styled(FloatingOverlay)`
  z-index: ${t.layer.dialog};
  display: grid;
  grid-template-columns: minmax(0, 1fr); /* no wider than the window, whatever the panel holds */
  place-items: center;
  padding: ${t.space[6]};
  background: ${t.color.scrim};

  &[data-place='top'] {
    place-items: start center;
    padding-block-start: 12vh;
  }

  @media (max-width: 640px) {
    place-items: end stretch;
    padding: ${t.space[10]} 0 0;

    &[data-place='top'] {
      place-items: stretch;
      padding: 0;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${fade} ${t.motion.fast} ${t.motion.ease};
  }
`;

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: 600px;
  max-block-size: calc(100dvh - ${t.space[12]});
  border: 1px solid transparent; /* drawn in forced colours */
  border-radius: ${t.radius.card};
  outline: none;
  background: ${t.color.surfaceRaised};
  color: ${t.color.text};
  box-shadow: ${t.shadow.dialog};

  &[data-size='sm'] {
    max-inline-size: 440px;
  }

  &[data-size='lg'] {
    max-inline-size: 840px;
  }

  &[data-size='full'] {
    max-inline-size: none;
    block-size: 100dvh;
  }

  @media (max-height: 400px) {
    scroll-padding-block-start: calc(${t.space[12]} + ${t.space[8]}); /* below a message */
    overflow: auto; /* as a whole: in a low window its head and acts leave the content no room of its own */
  }

  @media (max-width: 640px) {
    &[data-size] {
      max-inline-size: none;
    }

    max-block-size: calc(100dvh - ${t.space[10]});
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} ${t.motion.normal} ${t.motion.ease};
  }
`;

export const Header = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${t.space[3]};
  padding: ${t.space[5]} ${t.space[6]} ${t.space[2]};
`;

export const Heading = styled.div`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  gap: ${t.space[1]};

  @media (min-height: 400.02px) {
    max-block-size: 40dvh;
    overflow: auto;
  }
`;

export const Title = styled.h2`
  font-size: ${t.font.lg};
  overflow-wrap: anywhere;
`;

export const Description = styled.p`
  font-size: ${t.font.sm};
  color: ${t.color.textMuted};
  overflow-wrap: anywhere;
`;

/** Lifts the cross to the height of the title's first line. */
export const Close = styled.div`
  flex: none;
  margin-block: -4px;
  margin-inline-end: -8px;
  color: ${t.color.textMuted};
`;

export const Body = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  padding: ${t.space[2]} ${t.space[6]};
  scroll-padding-block-start: ${t.space[8]}; /* what gets focus has its label above it */
  overflow: auto;
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: 2px solid ${t.color.focus};
    outline-offset: -2px;
  }

  &:last-child {
    padding-block-end: ${t.space[6]};
  }

  @media (max-height: 400px) {
    flex: none;
    overflow: visible;
  }
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${t.space[2]};
  padding: ${t.space[4]} ${t.space[6]} ${t.space[5]};

  ${Body}[data-scrolls] + & {
    border-block-start: 1px solid ${t.color.border};
  }

  @media (max-width: 640px) {
    & > button {
      flex: 1;
    }
  }
`;
