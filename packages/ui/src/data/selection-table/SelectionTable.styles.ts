import styled from 'styled-components';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { t } from '../../tokens/tokens.ts';

/**
 * One styled element for table and bar: each costs the first table of a page its reading. The bar keeps the room of its
 * sums while there are none and gives the count what the buttons leave, so that nothing moves when rows are chosen. What it
 * is a container for: sums of their own line where they are many, buttons without words where it is as narrow as a telephone.
 */
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
    container-type: inline-size;
  }

  & > [data-part='bar'] > p {
    flex: 1 1 112px;
    min-inline-size: 0;
    font-size: ${t.font.sm};
    font-variant-numeric: tabular-nums;
    line-height: 16px;
  }

  & > [data-part='bar'] > p > strong { font-weight: ${t.weight.semibold}; }

  & > [data-part='bar'] > p > span {
    display: flex;
    gap: 0 ${t.space[3]};
    color: ${t.color.textMuted};
    font-size: ${t.font.xs};
  }

  & > [data-part='bar'] > p > span > span {
    min-block-size: 16px;
    white-space: nowrap;
  }

  & > [data-part='bar'] > button > svg { display: none; }

  & > [data-part='bar'] > button[aria-pressed='true'] {
    background: ${t.color.surfaceSelected};
    color: ${t.color.textAccent};
  }

  & [data-part='acts'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${t.space[2]};
    margin-inline-start: auto;
  }

  @container (min-width: 480px) and (max-width: 959.98px) {
    & > [data-part='bar'][data-many] > p { flex-basis: 100%; }
  }

  @container (max-width: 479.98px) {
    & > [data-part='bar'] > p > span { flex-direction: column; }

    & > [data-part='bar'] > p { flex-basis: calc(100% - 2 * (${t.space[8]} + ${t.space[2]})); }

    & > [data-part='bar'] > button {
      inline-size: ${t.space[8]};
      padding: 0;
    }

    & > [data-part='bar'] > button > svg { display: block; }

    & > [data-part='bar'] > button > span {
      ${visuallyHidden}
    }

    & [data-part='acts'] { flex-basis: 100%; }
  }
`;
