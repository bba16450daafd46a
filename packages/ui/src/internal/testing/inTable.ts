import type { DataTableProps } from '../../data/data-table/DataTable.types.ts';
import { type ExampleRow, exampleRows, fewColumns } from '../../data/data-table/tableExample.tsx';

/** A table of three rows, as most tests draw it. */
export const props: DataTableProps<ExampleRow> = {
  label: 'Produtos',
  columns: fewColumns({ onEdit: () => {}, onDelete: () => {} }),
  rows: exampleRows(3),
  getRowId: (row) => row.id,
  height: 480,
};

export const many = exampleRows(10_000);

/** The element within a table that a selector names. */
export const part = (container: HTMLElement, selector: string): HTMLElement => {
  const element = container.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element;
};
export const scroller = (container: HTMLElement) => part(container, '[data-part="scroller"]');
export const bodyRows = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLElement>('tbody > tr'),
];
export const editButton = (container: HTMLElement, row: ExampleRow) =>
  part(container, `[aria-label="Editar ${row.name}"]`);
export const exampleRow = (rows: readonly ExampleRow[], index: number): ExampleRow => {
  const row = rows[index];
  if (!row) throw new Error(`No row ${index}`);
  return row;
};

/** Scrolls and waits for the scroll event. */
export async function scrollTo(element: HTMLElement, top: number) {
  const scrolled = new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true }));
  const before = element.scrollTop;
  element.scrollTop = top;
  if (element.scrollTop !== before) await scrolled;
}
