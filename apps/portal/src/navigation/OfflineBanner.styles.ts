import { styled } from 'styled-components';

export const Place = styled.div`
  &:not(:empty) { margin-block-end: var(--pt-size-gap); }
`;

/** Below the header while the page scrolls: who is far down in a form sees it too. */
export const StickyPlace = styled(Place)`
  position: sticky;
  inset-block-start: var(--shell-header);
  z-index: 10; /* over other sticky parts, below the header */

  /* What gets focus comes to stand below it (WCAG 2.4.11). */
  html:has(&:not(:empty)) { scroll-padding-block-start: 200px; }

  /* At high zoom it would leave no room for the page (WCAG 1.4.10). */
  @media (max-height: 420px) {
    position: static;
  }
`;
