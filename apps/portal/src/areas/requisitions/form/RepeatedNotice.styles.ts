import { styled } from 'styled-components';

/** Where the notice is said; it takes no gap of the form while there is none. */
export const Place = styled.div`
  &:empty { position: absolute; }
`;
