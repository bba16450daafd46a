import { styled } from 'styled-components';
import { t } from '../../tokens/tokens.ts';

export const Fields = styled.div`
  display: grid;
  gap: ${t.space[2]};
`;

/** Rendered while empty, so that new text is announced. */
export const Failure = styled.div.attrs({ role: 'alert' })`
  & > * {
    margin-block-end: ${t.space[4]};
  }
`;
