import { keyframes, styled } from 'styled-components';

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;
const slide = keyframes`from { transform: translateX(-100%); } to { transform: translateX(350%); }`;

/** A line at the top of the page; visible only when loading the next page takes long. */
export const Track = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 1000;
  block-size: 3px;
  overflow: hidden;
  animation: ${appear} 1ms 250ms both;
`;

export const Bar = styled.div`
  inline-size: 30%;
  block-size: 100%;
  background: var(--pt-color-accent);

  @media (prefers-reduced-motion: no-preference) {
    animation: ${slide} 1.2s linear infinite;
  }
`;
