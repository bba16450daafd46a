import styled from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Fields = styled.div`
  display: grid;
  gap: ${t.space[2]};
`;

/** Keeps its place while it is empty, so that what appears in it is heard. */
export const Failure = styled.div.attrs({ role: 'alert' })`
  & > * {
    margin-block-end: ${t.space[4]};
  }
`;
