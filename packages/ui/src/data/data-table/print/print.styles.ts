import { css } from 'styled-components';
import { t } from '../../../tokens/tokens.ts';

/** On paper a plain table of all rows takes the place of the table (printRows.ts), which stays scrolled to where it was. */
export const onPaper = css`
  &[data-printed] + table {
    display: none;
    inline-size: 100%;
    border-collapse: collapse;
    font-size: calc(8pt * var(--print-scale, 1));
    font-variant-numeric: tabular-nums;
  }

  &[data-printed] + table caption { padding-block-end: 4pt; font-size: 8pt; text-align: start; }

  &[data-printed] + table :is(th, td) {
    padding: 0.25em 0.5em;
    border-block-end: 0.5pt solid ${t.color.border};
    overflow-wrap: break-word;
    text-align: start;
    vertical-align: top;
  }

  &[data-printed] + table tr { break-inside: avoid; }

  &[data-printed] + table [data-align='end'] { text-align: end; }

  &[data-printed] + table [data-align='center'] { text-align: center; }

  @media print {
    overflow: visible;
    max-block-size: none;

    &[data-printed] {
      visibility: hidden;
      block-size: 0;
      overflow: hidden;
      border: 0;
    }

    &[data-printed] + table { display: table; }
  }
`;
