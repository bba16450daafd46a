import { describe, expect, it } from 'vitest';
import { acting, expectBrowserEvents } from '../../../internal/testing/acting.ts';
import { exampleRow, many, part, props, scroller } from '../../../internal/testing/inTable.ts';
import { mount } from '../../../internal/testing/mount.tsx';
import { DataTable } from '../DataTable.tsx';
import { type ExampleRow, exampleRows } from '../tableExample.tsx';

describe('DataTable, returned to', () => {
  expectBrowserEvents();

  it('finds the row it was left at among others, and leaves the focus to who has it', async () => {
    const row = exampleRow(many, 500);
    const startAt = { rowId: row.id, top: 480, left: 0 };
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    const table = (rows: readonly ExampleRow[] | undefined) => (
      <DataTable {...props} rows={rows} rowHref={({ code }) => `#${code}`} startAt={startAt} />
    );
    const view = mount(table(undefined));
    view.rerender(table(many));
    await expect.poll(() => view.container.querySelector('tr[aria-current]')?.ariaRowIndex).toBe('502');
    const marked = part(view.container, 'tr[aria-current]').getBoundingClientRect();
    const room = scroller(view.container).getBoundingClientRect();
    expect(marked.top).toBeGreaterThanOrEqual(room.top);
    expect(marked.bottom).toBeLessThanOrEqual(room.bottom + 1);
    expect(document.activeElement).toBe(input);
    input.remove();
    view.unmount();
  });

  describe('where the row it was left at is gone', () => {
    const five = exampleRows(5);
    const table = (rows: readonly ExampleRow[], index: number, loading = false) => (
      <DataTable
        {...props}
        {...{ rows, loading }}
        rowHref={({ code }) => `#${code}`}
        startAt={{ rowId: exampleRow(five, index).id, index, top: 0, left: 0 }}
      />
    );
    const without = (index: number) => five.toSpliced(index, 1);

    it.each([
      ['the next row', 2, exampleRow(five, 3).name],
      ['the last row after the last', 4, exampleRow(five, 3).name],
    ])('focuses %s', async (_which, index, name) => {
      const view = mount(table(without(index), index));
      await expect.poll(() => document.activeElement?.textContent).toBe(name);
      view.unmount();
    });

    it('waits for the rows that are being read', async () => {
      const view = mount(table(five, 2, true));
      await expect.poll(() => document.activeElement?.textContent).toBe(exampleRow(five, 2).name);
      view.rerender(table(without(2), 2));
      await expect.poll(() => document.activeElement?.textContent).toBe(exampleRow(five, 3).name);
      view.unmount();
    });
  });

  it('opens the details that were left, and gives the focus to the row in them', async () => {
    const inner = exampleRows(40);
    const inDetails = { rowId: exampleRow(inner, 30).id, top: 0, left: 0 };
    const details = {
      render: () => (
        <DataTable
          {...props}
          label="Variações"
          rows={inner}
          rowHref={({ code }) => `#${code}`}
          height={160}
          startAt={inDetails}
        />
      ),
    };
    const view = mount(
      <DataTable
        {...props}
        rows={many}
        rowHref={({ code }) => `#${code}`}
        details={details}
        startAt={{ rowId: exampleRow(many, 500).id, top: 0, left: 0, inDetails }}
      />,
    );
    const focused = () => document.activeElement;
    await expect.poll(() => focused()?.textContent).toBe(exampleRow(inner, 30).name);
    const room = part(view.container, '[data-part="detail"] [data-part="scroller"]').getBoundingClientRect();
    expect(focused()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(room.bottom + 1);
    expect(room.bottom).toBeLessThanOrEqual(scroller(view.container).getBoundingClientRect().bottom + 1);
    view.unmount();
  });

  it('finds a row that is read later than the first rows, unless the user has gone on', async () => {
    const row = exampleRow(many, 500);
    const without = many.filter(({ id }) => id !== row.id);
    const table = (rows: readonly ExampleRow[]) => (
      <DataTable
        {...props}
        rows={rows}
        rowHref={({ code }) => `#${code}`}
        startAt={{ rowId: row.id, top: 0, left: 0 }}
      />
    );
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const marked = (view: { container: HTMLElement }) =>
      view.container.querySelector('tr[aria-current] [data-row-link]');
    const view = mount(table(without));
    await frame();
    view.rerender(table(many));
    await expect.poll(() => marked(view) === document.activeElement).toBe(true);
    view.unmount();

    const other = mount(table(without));
    await frame();
    const button = document.body.appendChild(document.createElement('button'));
    acting(() => button.focus());
    other.rerender(table(many));
    await frame();
    await frame();
    expect(scroller(other.container).scrollTop).toBe(0);
    expect(document.activeElement).toBe(button);
    button.remove();
    other.unmount();
  });
});
