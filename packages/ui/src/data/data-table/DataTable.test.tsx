import { describe, expect, it } from 'vitest';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { part, props, scroller } from '../../internal/testing/inTable.ts';
import { mount } from '../../internal/testing/mount.tsx';
import { DataTable } from './DataTable.tsx';
import { type ExampleRow, exampleRows } from './tableExample.tsx';

describeConformance(DataTable<ExampleRow>, { props });

describe('DataTable', () => {
  expectBrowserEvents();

  it('calls the handlers of its consumer', () => {
    const heard: string[] = [];
    const hear = ({ type }: { type: string }) => heard.push(type);
    const view = mount(<DataTable {...props} onFocusCapture={hear} onBlurCapture={hear} />);
    acting(() => scroller(view.container).focus());
    acting(() => scroller(view.container).blur());
    expect(heard).toEqual(['focus', 'blur']);
    view.unmount();
  });

  it('marks the current row, wherever it comes to stand', () => {
    const [first, second] = exampleRows(2);
    if (!first || !second) throw new Error('Two rows are needed');
    const table = (rows: readonly (typeof first)[], id: typeof first.id | null) => (
      <DataTable {...props} rows={rows} currentRowId={id} />
    );
    const view = mount(table([first, second], second.id));
    const marked = () =>
      [...view.container.querySelectorAll('tr[aria-current="true"]')].map((row) =>
        row.getAttribute('aria-rowindex'),
      );
    expect(marked()).toEqual(['3']);
    view.rerender(table([second, first], second.id));
    expect(marked()).toEqual(['2']);
    view.rerender(table([second, first], null));
    expect(marked()).toEqual([]);
    view.unmount();
  });

  it('does not open the row at the end of a text selection', () => {
    let opened = 0;
    const count = () => {
      opened += 1;
    };
    const view = mount(<DataTable {...props} onRowClick={count} />);
    const code = part(view.container, 'td[data-format="code"]');
    document.getSelection()?.selectAllChildren(code);
    acting(() => code.click());
    expect(opened).toBe(0);
    document.getSelection()?.removeAllRanges();
    acting(() => code.click());
    expect(opened).toBe(1);
    view.unmount();
  });

  it('leaves clicks within the details of a row to the table that is there', () => {
    const [row, inner] = exampleRows(2);
    if (!row || !inner) throw new Error('Two rows are needed');
    const opened: string[] = [];
    const view = mount(
      <DataTable
        {...props}
        rows={[row]}
        onRowClick={({ name }) => opened.push(`outer ${name}`)}
        details={{
          render: () => (
            <DataTable
              {...props}
              label="Dentro"
              rows={[inner]}
              onRowClick={({ name }) => opened.push(`inner ${name}`)}
            />
          ),
        }}
      />,
    );
    acting(() => view.container.querySelector<HTMLElement>('[aria-expanded]')?.click());
    const details = view.container.querySelector('[data-part="detail"]');
    const within = [
      ...(details?.querySelectorAll<HTMLElement>('[data-row-link], tbody td:last-child') ?? []),
    ];
    expect(within).toHaveLength(2);
    for (const element of within) acting(() => element.click());
    expect(opened).toEqual([`inner ${inner.name}`, `inner ${inner.name}`]);
    view.unmount();
  });

  it('gives two tables different ids', () => {
    const view = mount(
      <>
        <DataTable {...props} paging={{ page: 1, pageSize: 3, onPageChange: () => {} }} />
        <DataTable {...props} paging={{ page: 1, pageSize: 3, onPageChange: () => {} }} />
      </>,
    );
    const ids = [...view.container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    view.unmount();
  });
});
