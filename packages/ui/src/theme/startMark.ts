import { css } from 'styled-components';
import { t } from '../tokens/tokens.ts';

/** The stroke before what is open or shown elsewhere; a shadow has no logical side. */
export const startMark = css`
  box-shadow: inset 3px 0 0 ${t.color.accent};

  &:dir(rtl) { box-shadow: inset -3px 0 0 ${t.color.accent}; }
`;
