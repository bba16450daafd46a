import { styled } from 'styled-components';

/** Visually hidden, for screen readers. */
export const Announcement = styled.div`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
