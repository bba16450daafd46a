import { styled } from 'styled-components';

export const Place = styled.div`
  &:not(:empty) { margin-block-end: var(--pt-size-gap); }
`;
