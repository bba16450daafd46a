import { styled } from 'styled-components';
import { Input } from '../field/ControlBox.styles.ts';

export const NumberInput = styled(Input)`
  text-align: end;
  font-variant-numeric: tabular-nums;

  &:read-only:not(:disabled) {
    flex: none;
    field-sizing: content; /* the unit stands right after the number, as in a text */
    max-inline-size: 100%;
    min-inline-size: 1ch;
    text-align: start;
  }
`;
