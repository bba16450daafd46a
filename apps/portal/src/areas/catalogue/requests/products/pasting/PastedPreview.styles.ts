import { styled } from 'styled-components';

/** Rendered while empty, so that new text is announced. */
export const Failure = styled.div.attrs({ role: 'alert' })`
  & > * {
    margin-block-end: var(--pt-size-gap);
  }
`;
