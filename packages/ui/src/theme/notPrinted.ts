import { css } from 'styled-components';

/** Leaves out of a printed page what only leads elsewhere or acts. */
export const notPrinted = css`
  @media print { display: none; }
`;

/** Leaves out of a printed page an example or a request in an empty field, which would read as its value. */
export const placeholderNotPrinted = css`
  @media print {
    &::placeholder { opacity: 0; }
  }
`;
