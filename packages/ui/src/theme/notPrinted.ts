import { css } from 'styled-components';

/** Leaves out of a printed page what only leads elsewhere or acts. */
export const notPrinted = css`
  @media print { display: none; }
`;
