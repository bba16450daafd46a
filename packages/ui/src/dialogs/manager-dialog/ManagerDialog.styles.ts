import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Search = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${t.space[2]};
`;

/** Next to the input, below its label. */
export const SearchButton = styled.div`
  padding-block-start: calc(${t.font.sm} * ${t.line.normal} + ${t.space[1]});
`;
