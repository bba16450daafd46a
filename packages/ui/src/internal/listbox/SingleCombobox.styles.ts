import { styled } from 'styled-components';
import { notPrinted } from '../../theme/notPrinted.ts';
import { t } from '../../tokens/tokens.ts';

export const Anchor = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr); /* else a narrow field is as wide as its input would be by itself */
  min-inline-size: 0;
`;

/** Turns up while the list is open. */
export const Arrow = styled.span`
  display: grid;
  flex: none;
  color: ${t.color.textMuted};
  cursor: pointer;

  & svg {
    inline-size: 16px;
    block-size: 16px;
  }

  &[data-open] {
    rotate: 180deg;
  }

  [data-disabled] > & {
    color: inherit;
    cursor: not-allowed;
  }

  ${notPrinted}
`;
