import { styled } from 'styled-components';

/** Takes the width there is: what is wider scrolls inside. */
export const Scroller = styled.div`
  inline-size: 0;
  min-inline-size: 100%;
  overflow-x: auto;
  border: 1px solid var(--pt-color-border);
  border-radius: 10px;
  background: var(--pt-color-surface-card);
  scrollbar-width: thin;

  &:focus-visible {
    outline: 2px solid var(--pt-color-focus);
    outline-offset: -2px;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 14px;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: 8px var(--pt-size-cell-padding);
    border-block-end: 1px solid var(--pt-color-border);
    font-weight: inherit;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  & tbody tr:last-child > * {
    border-block-end: 0;
  }

  & thead th {
    background: var(--pt-color-surface-sunken);
    color: var(--pt-color-text-muted);
    font-size: 12px;
    font-weight: 500;
    white-space: nowrap;
  }

  /* A field takes the width of its column, its message too. */
  & td:has(input) > div {
    inline-size: 0;
    min-inline-size: 100%;
  }

  & td > button {
    margin-block-start: 4px;
  }

  & td:last-child > button {
    margin-block-start: 0;
  }

  @media (min-width: 768px) {
    & td:has(input) {
      min-inline-size: 190px;
    }

    /* The first line of a text stands at the middle of the fields and of the act of its row. */
    & tbody :is(th, td):not(:has(input, button)) {
      padding-block: calc(8px + (var(--pt-size-control) - 1lh) / 2);
    }
  }

  /* In a narrow window a row is a card: its cells in two columns, a field over both, each with its name. */
  @media (max-width: 767.98px) {
    &,
    & tbody,
    & tbody :is(th, td) {
      display: block;
    }

    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    & tbody tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
      padding-block: 8px;
      border-block-end: 1px solid var(--pt-color-border);
    }

    & tbody tr:last-child {
      border-block-end: 0;
    }

    & tbody :is(th, td) {
      padding-block: 4px;
      border-block-end: 0;
    }

    & tbody td:last-child {
      grid-area: 1 / 2;
      justify-self: end;
    }

    & tbody td:is(:has(input), :nth-child(2)) {
      grid-column: 1 / -1;
    }

    & tbody [data-column]::before {
      content: attr(data-column);
      display: block;
      color: var(--pt-color-text-muted);
      font-size: 12px;
    }
  }
`;
