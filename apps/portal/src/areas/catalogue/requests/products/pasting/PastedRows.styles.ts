import { styled } from 'styled-components';

export const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid var(--pt-color-border);
  border-radius: var(--pt-radius-card);
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
  font-size: var(--pt-font-sm);
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: var(--pt-space-2) var(--pt-size-cell-padding);
    border-block-end: 1px solid var(--pt-color-border);
    background: var(--pt-color-surface-card);
    font-weight: inherit;
    text-align: start;
    vertical-align: top;
  }

  & tbody tr:last-child > * {
    border-block-end: 0;
  }

  & thead th {
    background: var(--pt-color-surface-sunken);
    color: var(--pt-color-text-muted);
    font-size: var(--pt-font-xs);
    font-weight: var(--pt-weight-medium);
    white-space: nowrap;
  }

  & tbody td {
    overflow-wrap: anywhere;
  }

  & td:has(input) {
    min-inline-size: 200px;
  }

  & td > button {
    margin-block-start: var(--pt-space-1);
  }

  & td:last-child > button {
    margin-block-start: 0;
  }

  /* The line stays in sight while the cells scroll under it. */
  & tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
  }
`;
