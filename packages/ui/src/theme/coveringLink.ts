import { css } from 'styled-components';
import { t } from '../tokens/tokens.ts';

/** A link that is pressed wherever in the positioned element around it, which shows its focus too. */
export const coveringLink = css`
  text-decoration: none;

  &:hover { text-decoration: underline; }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${t.radius.control};
  }

  &:focus-visible { outline: none; }

  &:focus-visible::after {
    outline: 2px solid ${t.color.focus};
    outline-offset: -2px;
  }
`;
