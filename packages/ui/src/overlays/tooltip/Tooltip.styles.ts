import { keyframes, styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

const appear = keyframes`from { opacity: 0; }`;

export const Bubble = styled.div`
  z-index: ${t.layer.popover};
  inline-size: max-content;
  max-inline-size: min(320px, calc(100vw - 16px));
  padding: ${t.space[1]} ${t.space[2]};
  border: 1px solid transparent; /* drawn in forced colours */
  border-radius: ${t.radius.sm};
  background: ${t.color.surfaceInverse};
  color: ${t.color.textInverse};
  font-size: ${t.font.xs};
  line-height: ${t.line.normal};
  overflow-wrap: anywhere;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} ${t.motion.fast} ${t.motion.ease};
  }
`;
