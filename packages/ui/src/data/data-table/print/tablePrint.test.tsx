import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../../internal/testing/acting.ts';
import { emulateMedia } from '../../../internal/testing/emulateMedia.ts';
import { mount } from '../../../internal/testing/mount.tsx';
import type { Column } from '../columns/column.ts';
import { DataTable } from '../DataTable.tsx';
import type { DataTableProps } from '../DataTable.types.ts';
import { type ExampleRow, exampleRows, fewColumns } from '../tableExample.tsx';

const columns = fewColumns({ onEdit: () => {}, onDelete: () => {} });

function setUp(
  rows: readonly ExampleRow[],
  shown: readonly Column<ExampleRow>[] = columns,
  list: Pick<DataTableProps<ExampleRow>, 'paging' | 'filterText'> = {},
) {
  const view = mount(
    <DataTable
      {...list}
      label="Produtos"
      columns={shown}
      rows={rows}
      getRowId={(row) => row.id}
      height={480}
    />,
  );
  onTestFinished(() => {
    tell('afterprint');
    view.unmount();
  });
  const scroller = view.container.querySelector<HTMLElement>('[data-part="scroller"]');
  if (!scroller) throw new Error('no scroller');
  const printed = () => view.container.querySelector<HTMLTableElement>('[data-printed] + table');
  return { ...view, scroller, printed };
}

const tell = (event: 'beforeprint' | 'afterprint') =>
  acting(() => void window.dispatchEvent(new Event(event)));

/** Asks for a printed page until the table is ready for it. */
const untilPrinted = (printed: () => HTMLTableElement | null) =>
  expect
    .poll(() => {
      tell('beforeprint');
      return printed();
    })
    .not.toBeNull();

describe('a printed table', () => {
  expectBrowserEvents();

  it('has all rows, not only those that are drawn, and keeps the place of the one on screen', async () => {
    const rows = exampleRows(300);
    const { container, scroller, printed } = setUp(rows);
    scroller.scrollTop = 2_000;
    await untilPrinted(printed);
    const table = printed();
    expect(table?.ariaLabel).toBe('Produtos');
    expect(table?.tHead?.textContent).toBe('CódigoDescrição');
    expect(table?.rows).toHaveLength(301);
    expect(table?.rows[300]?.textContent).toContain(rows[299]?.name);
    expect(table?.offsetHeight).toBe(0); // on screen nothing changes

    await emulateMedia('print');
    expect(table?.offsetHeight).toBeGreaterThan(3_000);
    expect(container.querySelector<HTMLElement>('[data-printed]')?.offsetHeight).toBe(0);
    container.style.inlineSize = '160px'; // a code stays whole however little room there is
    const code = document.createRange();
    code.selectNodeContents(table?.rows[300]?.cells[0] ?? document.body);
    expect(code.getClientRects()).toHaveLength(1);
    container.style.inlineSize = '';

    await emulateMedia('screen');
    tell('afterprint');
    expect(printed()).toBeNull();
    expect(scroller.scrollTop).toBe(2_000);
  });

  it('says which rows of how many it holds, and what they were narrowed to', async () => {
    const whole = setUp(exampleRows(20));
    const list = setUp(exampleRows(20), columns, {
      paging: { page: 1, pageSize: 20, total: 25, onPageChange: () => {} },
      filterText: 'ACME · Ativos',
    });
    await untilPrinted(list.printed);
    expect(list.printed()?.caption?.textContent).toBe('1–20 de 25 · ACME · Ativos');
    expect(whole.printed()?.caption).toBeNull();
  });

  it('has every column, also those that a narrow window has no room for', async () => {
    await page.viewport(360, 640);
    onTestFinished(async () => void (await page.viewport(1280, 900)));
    const { printed } = setUp(exampleRows(2), [
      ...columns,
      {
        id: 'fornecedor',
        header: 'Fornecedor',
        format: 'text',
        hiddenOn: 'narrow',
        value: ({ supplier }) => supplier,
      },
    ]);
    await untilPrinted(printed);
    expect(printed()?.tHead?.textContent).toBe('CódigoDescriçãoFornecedor');
  });

  it('without rows is what is shown in their place', async () => {
    const { printed } = setUp([]);
    const later = setUp(exampleRows(2));
    await untilPrinted(later.printed);
    expect(printed()).toBeNull();
  });

  it('has no column off its sheet, however many there are, and its usual size where all fit', async () => {
    const amounts = Array.from(
      { length: 22 },
      (_, place): Column<ExampleRow> => ({
        id: `${place}`,
        header: `Estoque ${place}`,
        format: 'currency',
        value: () => (place % 2 === 0 ? 1_182_340.2 : 0.2),
      }),
    );
    const lyingPx = 1_047; // A4 between margins of a centimetre
    const wide = setUp(exampleRows(2), amounts);
    const narrow = setUp(exampleRows(2));
    await untilPrinted(narrow.printed);
    await emulateMedia('print');
    wide.container.style.inlineSize = `${lyingPx}px`;
    const table = wide.printed();
    if (!table) throw new Error('no printed table');
    expect(table.offsetWidth).toBe(lyingPx);
    const size = (printed: HTMLTableElement | null) => printed && getComputedStyle(printed).fontSize;
    expect(size(narrow.printed())).toBe('10.6667px');
    expect(Number.parseFloat(size(table) ?? '')).toBeGreaterThan(6); // some five points
  });

  it('lies where its columns are more than an upright sheet has room for', async () => {
    const sheets = () =>
      document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    const few = setUp(exampleRows(2));
    await untilPrinted(few.printed);
    expect(sheets()).toEqual([]);

    const many = Array.from(
      { length: 9 },
      (_, place): Column<ExampleRow> => ({
        id: `${place}`,
        header: `Coluna ${place}`,
        format: 'text',
        value: ({ name }) => name,
      }),
    );
    const wide = setUp(exampleRows(2), many);
    await untilPrinted(wide.printed);
    expect(sheets()).toEqual([expect.stringContaining('size: landscape')]);
    tell('afterprint');
    expect(sheets()).toEqual([]);
  });
});
