import { keyframes, styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

const slide = keyframes`
  from { inset-inline-start: -40%; }
  to { inset-inline-start: 100%; }
`;

export const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${t.space[1]} ${t.space[3]};
  font-size: ${t.font.sm};
`;

export const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Percent = styled.span`
  color: ${t.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

export const Track = styled.div`
  grid-column: 1 / -1;
  position: relative;
  block-size: 6px;
  border: 1px solid transparent; /* drawn in forced colours */
  border-radius: ${t.radius.full};
  background: ${t.color.surfaceNeutral};
  overflow: hidden;
`;

export const Bar = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: var(--progress);
  background: ${t.color.accent};
  border-radius: inherit;

  @media (forced-colors: active) {
    background: Highlight;
  }

  @media (prefers-reduced-motion: no-preference) {
    transition: inline-size ${t.motion.normal} ${t.motion.ease};
  }

  &[data-indeterminate] {
    inline-size: 40%;

    @media (prefers-reduced-motion: no-preference) {
      animation: ${slide} 1400ms ease-in-out infinite;
    }
  }
`;
