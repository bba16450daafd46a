import { css, keyframes, styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

const breathe = keyframes`50% { opacity: 0.5; }`;

const bone = css`
  background: ${t.color.surfaceNeutral};
  border-radius: ${t.radius.sm};

  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 1600ms ease-in-out infinite;
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

export const Root = styled.div`
  inline-size: var(--skeleton-inline-size, 100%);
  max-inline-size: 100%;

  &[data-shape='text'] {
    display: grid;
    gap: ${t.space[2]};
  }

  &[data-shape='block'] {
    ${bone}
    block-size: var(--skeleton-block-size, ${t.size.control});
    border-radius: ${t.radius.control};
  }

  &[data-shape='circle'] {
    ${bone}
    inline-size: var(--skeleton-inline-size, ${t.size.control});
    aspect-ratio: 1;
    border-radius: ${t.radius.full};
  }
`;

export const Line = styled.div`
  ${bone}
  block-size: var(--skeleton-block-size, 12px);

  &:last-child:not(:first-child) {
    inline-size: 62%;
  }
`;
