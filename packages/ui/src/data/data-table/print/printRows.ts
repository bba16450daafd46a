import type { TableMessages } from '../../../locale/tableTexts.ts';
import type { Column } from '../columns/column.ts';
import { tableTexts } from '../copy/tableTexts.ts';

/** What a table prints. */
export interface PrintedTable<Row> {
  label: string;
  /** Which rows of how many it holds, and what they were narrowed to; empty for a table that is whole. */
  caption: string;
  columns: readonly Column<Row>[];
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
function printedTable<Row>({ label, caption, columns, rows, messages }: PrintedTable<Row>): HTMLTableElement {
  const { headings, cells } = tableTexts(columns, messages);
  const table = document.createElement('table');
  table.ariaLabel = label;
  if (caption) table.createCaption().textContent = caption;
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

/** As many columns fit a sheet that stands upright; more of them one that lies. */
const mostUpright = 8;

/** What fits beside each other on A4 between margins of a centimetre, in pixels. */
const uprightPx = 715;
const lyingPx = 1_040;

/** How narrow its columns can be in the size that it usually has, in pixels. */
function leastWidth(table: HTMLTableElement): number {
  Object.assign(table.style, { display: 'table', position: 'absolute', inlineSize: '0' }); // on screen there is none
  const { offsetWidth } = table;
  table.removeAttribute('style');
  return offsetWidth;
}

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
    const lies = (printed.rows[0]?.cells.length ?? 0) > mostUpright;
    if (lies) document.adoptedStyleSheets.push(lying);
    const scale = (lies ? lyingPx : uprightPx) / leastWidth(printed);
    if (scale < 1) printed.style.setProperty('--print-scale', `${scale}`);
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    end();
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
