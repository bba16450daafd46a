import { styled } from 'styled-components';
import { visuallyHidden } from '../../../theme/visuallyHidden.ts';
import { t } from '../../../tokens/tokens.ts';

export const Scroller = styled.div`
  max-block-size: var(--chart-block-size, none);
  overflow: auto;
  background: ${t.color.surfaceCard};
  scrollbar-width: thin;

  /* Where there is more beside what is in sight: the end fades, a line stands after the names. */
  @media screen {
    &[data-more~='end'] { mask-image: linear-gradient(to left, transparent, #000 40px); }

    &:dir(rtl)[data-more~='end'] { mask-image: linear-gradient(to right, transparent, #000 40px); }

    &[data-more~='start'] th:first-child { border-inline-end: 1px solid ${t.color.borderControl}; }
  }

  &:focus-visible {
    outline: 2px solid ${t.color.focus};
    outline-offset: -2px;
  }

  @media print { max-block-size: none; overflow: visible; }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${t.font.sm};
  font-variant-numeric: tabular-nums;

  & caption { ${visuallyHidden} }

  & :is(th, td) {
    block-size: ${t.size.row};
    padding: 0 ${t.size.cellPadding};
    border-block-end: 1px solid ${t.color.border};
    text-align: end;
    white-space: nowrap;
  }

  & th { font-weight: ${t.weight.medium}; }

  & thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: ${t.color.surfaceSunken};
    color: ${t.color.textMuted};
    font-size: ${t.font.xs};
  }

  & th:first-child {
    position: sticky;
    inset-inline-start: 0;
    min-inline-size: 140px;
    max-inline-size: 220px;
    background: ${t.color.surfaceCard};
    text-align: start;
    white-space: normal;
    overflow-wrap: break-word;
  }

  & thead th:first-child {
    z-index: 2;
    background: ${t.color.surfaceSunken};
  }

  @media print {
    font-size: 8pt;

    & :is(th, td) { block-size: auto; padding: 2pt; }

    & :is(thead th, th:first-child) { position: static; min-inline-size: 0; font-size: inherit; }

    /* A sheet has room for few columns and many rows: what were rows stand beside each other, and the corner names neither. */
    &[data-rows='series'] {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: auto;
    }

    &[data-rows='series'] > :is(thead, tbody) { display: contents; }

    &[data-rows='series'] tr {
      display: grid;
      grid-row: 1 / span var(--chart-lines);
      grid-template-rows: subgrid;
    }

    &[data-rows='series'] :is(th, td) { display: grid; align-items: center; }

    &[data-rows='series'] tbody th { text-align: end; }

    &[data-rows='series'] thead th { text-align: start; }

    &[data-rows='series'] thead th:first-child { visibility: hidden; }
  }
`;
