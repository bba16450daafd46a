import { styled } from 'styled-components';
import { t } from '../../../tokens/tokens.ts';

/* Over what the rows are given by the table around them. */
export const Root = styled.tbody`
  &&&& > tr {
    position: static;
    block-size: auto;
    contain: none;
    border: 0;
    background: none;
  }

  &&&& > tr > td {
    position: sticky;
    inset-inline-start: 0;
    display: block;
    inline-size: 100cqi;
    padding: ${t.space[4]};
    line-height: ${t.line.normal};
    white-space: normal;
  }
`;
