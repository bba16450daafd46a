import type { TableMessages } from '../../../locale/tableTexts.ts';
import type { DrawnColumn } from '../columns/column.ts';
import { tableTexts } from '../copy/tableTexts.ts';

/** What a table prints. */
export interface PrintedTable<Row> {
  label: string;
  columns: readonly DrawnColumn<Row>[];
  rows: readonly Row[];
  messages: TableMessages;
}

function cell(kind: 'th' | 'td', text: string, align: string): HTMLTableCellElement {
  const element = document.createElement(kind);
  element.textContent = text;
  element.dataset.align = align;
  if (kind === 'th') element.scope = 'col';
  return element;
}

/** All rows as text, in a table that flows over pages and repeats its head on each. */
function printedTable<Row>({ label, columns, rows, messages }: PrintedTable<Row>): HTMLTableElement {
  const { headings, cells } = tableTexts(columns, messages);
  const table = document.createElement('table');
  table.ariaLabel = label;
  table
    .createTHead()
    .insertRow()
    .append(...headings.map(({ header, align }) => cell('th', header, align)));
  const body = table.createTBody();
  for (const row of rows)
    body
      .insertRow()
      .append(...cells(row).map((text, index) => cell('td', text, headings[index]?.align ?? 'start')));
  return table;
}

/** As many columns fit a sheet that stands upright; more of them, up to some twenty, one that lies. */
const mostUpright = 8;

const lying = new CSSStyleSheet();
lying.replaceSync('@page { size: landscape; }');

/**
 * Puts a plain table of all rows in the place of one that draws only those in sight, for as long as the page is printed.
 *
 * @returns what ends that.
 */
export function printRows<Row>(root: HTMLElement, current: () => PrintedTable<Row>): () => void {
  let printed: HTMLTableElement | null = null;
  const end = () => {
    if (!printed) return;
    printed.remove();
    printed = null;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== lying);
    delete root.dataset.printed;
  };
  const begin = () => {
    end();
    const table = current();
    if (table.rows.length === 0) return; // what it says instead of rows is printed as it is
    printed = printedTable(table);
    root.dataset.printed = '';
    root.after(printed);
    const { cells } = printed.rows[0] ?? {};
    if (cells && cells.length > mostUpright) document.adoptedStyleSheets.push(lying);
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    end();
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
