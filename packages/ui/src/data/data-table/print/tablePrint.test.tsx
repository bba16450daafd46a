import { describe, expect, it, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../../internal/testing/acting.ts';
import { mount } from '../../../internal/testing/mount.tsx';
import type { Column } from '../columns/column.ts';
import { DataTable } from '../DataTable.tsx';
import { type ExampleRow, exampleRows, fewColumns } from '../tableExample.tsx';

const columns = fewColumns({ onEdit: () => {}, onDelete: () => {} });

function setUp(rows: readonly ExampleRow[], shown: readonly Column<ExampleRow>[] = columns) {
  const view = mount(
    <DataTable label="Produtos" columns={shown} rows={rows} getRowId={(row) => row.id} height={480} />,
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

const media = async (name: 'print' | '') => {
  await cdp().send('Emulation.setEmulatedMedia', { media: name });
};

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

    onTestFinished(() => media(''));
    await media('print');
    expect(table?.offsetHeight).toBeGreaterThan(3_000);
    expect(container.querySelector<HTMLElement>('[data-printed]')?.offsetHeight).toBe(0);
    container.style.inlineSize = '160px'; // a code stays whole however little room there is
    const code = document.createRange();
    code.selectNodeContents(table?.rows[300]?.cells[0] ?? document.body);
    expect(code.getClientRects()).toHaveLength(1);
    container.style.inlineSize = '';

    await media('');
    tell('afterprint');
    expect(printed()).toBeNull();
    expect(scroller.scrollTop).toBe(2_000);
  });

  it('without rows is what is shown in their place', async () => {
    const { printed } = setUp([]);
    const later = setUp(exampleRows(2));
    await untilPrinted(later.printed);
    expect(printed()).toBeNull();
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
