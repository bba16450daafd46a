import styled from 'styled-components';
import { t } from '../../tokens/tokens.ts';

/** One styled element for table and bar: each costs the first table of a page its reading. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${t.space[2]};
  min-block-size: 0;
  min-inline-size: 0;
  max-block-size: 100%;

  & > [data-part='bar'] {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space[1]} ${t.space[2]};
    min-block-size: ${t.size.control};
  }

  & > [data-part='bar'] > p {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space[1]} ${t.space[3]};
    margin-inline-end: ${t.space[2]};
    font-size: ${t.font.sm};
    font-variant-numeric: tabular-nums;
  }

  & > [data-part='bar'] > p > strong { font-weight: ${t.weight.semibold}; }

  & > [data-part='bar'] > p > span { color: ${t.color.textMuted}; }

  & [data-part='acts'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space[2]};
    margin-inline-start: auto;
  }
`;
