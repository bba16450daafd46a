import { styled } from 'styled-components';
import { notPrinted } from '../../theme/notPrinted.ts';
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
    flex: none;
    container-type: inline-size;
    ${notPrinted}
  }

  & [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space[1]} ${t.space[2]};
    min-block-size: ${t.size.control};
  }

  & [data-part='line'] > p {
    flex: 1 1 144px;
    min-inline-size: 0;
    font-size: ${t.font.sm};
    font-variant-numeric: tabular-nums;
    line-height: 16px;
    white-space: nowrap;
  }

  & [data-part='line'] > p > strong { font-weight: ${t.weight.semibold}; }

  & [data-part='line'] > p > span {
    display: flex;
    gap: 0 ${t.space[3]};
    color: ${t.color.textMuted};
    font-size: ${t.font.xs};
  }

  & [data-part='line'] > p > span > span { min-block-size: 16px; }

  & [data-part='line'] > button { padding-inline: 6px; }

  & [data-part='line'] > button > svg { display: none; }

  & [data-part='line'] > button[aria-pressed='true'] {
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
    & [data-part='line'][data-many] > p { flex-basis: 100%; }
  }

  @container (min-width: 960px) {
    & [data-part='line'] > p {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 ${t.space[3]};
    }
  }

  @container (max-width: 479.98px) {
    & [data-part='line'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) ${t.space[8]} ${t.space[8]};
    }

    /* Buttons stand beside the count; a field takes the line below it. */
    & [data-part='line']:has(> [data-part='acts']):not(:has(input)) {
      grid-template-columns: minmax(0, 1fr) fit-content(60%) ${t.space[8]};
      justify-items: end;

      & > p {
        grid-row: 1 / span 2;
        justify-self: start;
      }

      & > [data-part='acts'] { grid-column-start: 2; }
    }

    & [data-part='line'] > p > span { flex-direction: column; }

    & [data-part='line'] > button {
      inline-size: ${t.space[8]};
      padding: 0;
    }

    & [data-part='line'] > button > svg { display: block; }

    & [data-part='line'] > button > span {
      ${visuallyHidden}
    }

    & [data-part='acts'] { grid-column: 1 / -1; }
  }
`;
