import { css } from 'styled-components';
import { t } from '../tokens/tokens.ts';

/** The one visible focus of the library, for elements reached by keyboard. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${t.color.focus};
    outline-offset: 2px;
  }
`;
