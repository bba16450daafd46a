import { styled } from 'styled-components';

/** Holds the focus from the creation of the family until its products are there. */
export const Products = styled.div`
  outline: none;
`;
