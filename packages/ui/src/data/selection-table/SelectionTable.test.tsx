import { formatBrl } from '@portal/formats';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import type { Column } from '../data-table/columns/column.ts';
import { type ExampleRow, exampleRows, fewColumns } from '../data-table/tableExample.tsx';
import { SelectionTable } from './SelectionTable.tsx';
import type { SelectionTableProps } from './SelectionTable.types.ts';
import { everythingSelected, type Selection } from './selection.ts';

const columns = fewColumns({ onEdit: () => {}, onDelete: () => {} });
const many = exampleRows(10_000);
const props: SelectionTableProps<ExampleRow> = {
  label: 'Produtos',
  columns,
  rows: exampleRows(5),
  getRowId: (row) => row.id,
  height: 480,
};

describeConformance(SelectionTable<ExampleRow>, { props });

/** Renders the table and stores the selection that it reported last. */
function table(extra: Partial<SelectionTableProps<ExampleRow>> = {}) {
  let reported: { selection: Selection; count: number } | undefined;
  const element = (more: Partial<SelectionTableProps<ExampleRow>> = {}) => (
    <SelectionTable
      {...props}
      onSelectionChange={(selection, { count }) => {
        reported = { selection, count };
      }}
      {...extra}
      {...more}
    />
  );
  const view = mount(element());
  const find = (selector: string) => {
    const found = view.container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`Nothing matches ${selector}`);
    return found;
  };
  return {
    unmount: view.unmount,
    update: (more: Partial<SelectionTableProps<ExampleRow>>) => view.rerender(element(more)),
    reported: () => reported && { ...reported, ids: [...reported.selection.ids] },
    find,
    edge: () => view.container.querySelector<HTMLElement>('[role="separator"]'),
    box: (id: number) => find(`[aria-rowindex="${id + 1}"] input`),
    head: () => {
      const box = find('thead input');
      if (!(box instanceof HTMLInputElement)) throw new Error('The header has a box');
      return box.indeterminate ? 'mixed' : box.checked;
    },
    press: (element: HTMLElement, shiftKey = false) =>
      acting(() => {
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
      }),
  };
}

const pageOf = (page: number, total = 200) => ({ page, pageSize: 5, total, onPageChange: () => {} });

describe('SelectionTable', () => {
  expectBrowserEvents();

  it('has the details, groups and edges of any table', async () => {
    const view = table({
      details: { render: ({ supplier }) => supplier },
      groupOf: ({ supplier }) => supplier,
      onColumnWidthsChange: () => {},
    });
    view.press(view.find('[aria-label^="Detalhes de "]'));
    await expect.poll(() => view.find('[data-part="detail"]').textContent).toBe(props.rows?.[0]?.supplier);
    expect(view.find('tr[data-band]').ariaRowIndex).toBe('3');
    await expect.poll(() => view.edge()?.ariaLabel).toBe('Largura de Código, em pixels');
    view.unmount();
  });

  it.each(['Control', 'Meta'])('chooses all with %s and A', async (held) => {
    const view = table();
    view.box(1).focus();
    await userEvent.keyboard(`{${held}>}a{/${held}}`);
    await expect.poll(() => view.reported()?.count).toBe(5);
    view.unmount();
  });

  it('marks the current row, as any table', () => {
    const view = table({ currentRowId: 2 });
    expect(view.find('tr[aria-current="true"]').ariaRowIndex).toBe('3');
    view.unmount();
  });

  it('draws no cell anew for a row that is chosen, and all of them for other columns', () => {
    let drawn = 0;
    const drawing = (): Column<ExampleRow>[] => [
      ...columns,
      {
        id: 'own',
        header: 'Próprio',
        format: 'custom',
        render: () => {
          drawn += 1;
          return 'Próprio';
        },
      },
    ];
    const view = table({ columns: drawing() });
    const first = drawn;
    expect(first).toBeGreaterThan(0);
    view.press(view.box(2));
    view.press(view.find('thead input'));
    view.press(view.box(3));
    expect(view.reported()?.count).toBe(4);
    expect(view.find('[aria-rowindex="3"]').ariaSelected).toBe('true');
    expect(view.find('[aria-rowindex="4"]').ariaSelected).toBe('false');
    expect(view.head()).toBe('mixed');
    expect(drawn).toBe(first);
    view.update({ columns: drawing() });
    expect(drawn).toBeGreaterThan(first);
    view.unmount();
  });

  it('leads with Tab from a header to its edge, and with arrows past it', async () => {
    const view = table({ onColumnWidthsChange: () => {} });
    await expect.poll(() => view.edge()).not.toBeNull();
    const header = view.find('th[aria-label="Código"] button');
    const edge = view.find('th[aria-label="Código"] [role="separator"]');
    expect(edge.tabIndex).toBe(-1);
    acting(() => header.focus());
    expect([header.tabIndex, edge.tabIndex]).toEqual([0, 0]);
    acting(() => edge.focus());
    expect([header.tabIndex, edge.tabIndex]).toEqual([0, 0]);
    acting(() => header.focus());
    const key = { key: 'ArrowRight', bubbles: true, cancelable: true };
    acting(() => header.dispatchEvent(new KeyboardEvent('keydown', key)));
    expect(document.activeElement?.closest('th')?.ariaLabel).toBe('Descrição');
    expect([header.tabIndex, edge.tabIndex]).toEqual([-1, -1]);
    view.unmount();
  });

  it('takes a row that is gone when the page is read again out of the selection and its count (TBL-09)', () => {
    const view = table({ paging: pageOf(1) });
    view.press(view.box(2));
    view.press(view.box(3));
    view.update({ rows: exampleRows(5).filter(({ id }) => id !== 2) });
    expect(view.reported()).toMatchObject({ ids: [3], count: 1 });
    view.unmount();
  });

  it('keeps rows while another page, or another order of the same, is shown (TBL-08)', () => {
    const view = table({ paging: pageOf(1) });
    view.press(view.box(2));
    view.update({ rows: exampleRows(5), paging: pageOf(2), loading: true });
    view.update({ rows: exampleRows(5, 5), paging: pageOf(2) });
    view.update({
      rows: exampleRows(5, 90),
      paging: pageOf(2),
      sort: { column: 'codigo', direction: 'descending' },
    });
    expect(view.reported()).toMatchObject({ ids: [2], count: 1 });
    view.unmount();
  });

  it('says of all rows only that they are all, and counts those of other pages', () => {
    const view = table({ paging: pageOf(1) });
    view.press(view.find('thead input'));
    expect(view.reported()).toEqual({ selection: everythingSelected, ids: [], count: 200 });
    expect(view.head()).toBe(true);
    view.press(view.box(4));
    expect(view.reported()).toMatchObject({ ids: [4], count: 199 });
    expect(view.head()).toBe('mixed');
    view.update({ paging: pageOf(1, 120) });
    expect(view.find('[role="status"]').textContent).toContain('119 selecionados');
    view.unmount();
  });

  it('keeps a row taken out of all rows when another one pushes it off the page (TBL-09)', () => {
    const view = table({ paging: pageOf(1) });
    view.press(view.find('thead input'));
    view.press(view.box(5));
    view.update({ paging: pageOf(1, 201), rows: [...exampleRows(1, 98), ...exampleRows(4)] });
    expect(view.reported()).toMatchObject({ selection: { mode: 'all-except' }, ids: [5] });
    view.unmount();
  });

  it('forgets a row taken out of all rows once it is gone from the whole list', () => {
    const view = table();
    view.press(view.find('thead input'));
    view.press(view.box(5));
    view.update({ rows: exampleRows(4) });
    expect(view.reported()).toMatchObject({ selection: { mode: 'all-except' }, ids: [], count: 4 });
    view.unmount();
  });

  it('lets go of all rows when the search they were all of is another', () => {
    const view = table({ paging: pageOf(1), scrollKey: 'ACME' });
    view.press(view.find('thead input'));
    view.update({ scrollKey: 'BOM LAR', rows: exampleRows(5, 40) });
    expect(view.reported()).toMatchObject({ ids: [], count: 0 });
    view.unmount();
  });

  it('counts, sums and shows what was chosen of another search, also where all of this one is on its page', async () => {
    const total = { label: 'Total', amount: ({ price }: ExampleRow) => price };
    const view = table({ paging: pageOf(1), scrollKey: '', sums: [total] });
    view.press(view.box(2));
    view.press(view.box(5));
    view.update({ paging: pageOf(1, 2), scrollKey: 'ACME', rows: exampleRows(2, 4) });
    const chosen = exampleRows(5).filter(({ id }) => id === 2 || id === 5);
    const cents = chosen.reduce((sum, { price }) => sum + Math.round((price ?? 0) * 100), 0);
    expect(view.reported()).toMatchObject({ ids: [2, 5], count: 2 });
    expect(view.find('[role="status"]').textContent).toBe(`2 selecionadosTotal ${formatBrl(cents / 100)}`);
    expect(view.head()).toBe('mixed');
    await userEvent.click(page.getByRole('button', { name: 'Mostrar só selecionados' }));
    expect(view.find('[role="grid"]').ariaRowCount).toBe('3');
    view.unmount();
  });

  it('sums what was chosen of two lists before, which were there as a whole', () => {
    const total = { label: 'Total', amount: ({ price }: ExampleRow) => price };
    const view = table({ scrollKey: '', rows: exampleRows(2), sums: [total] });
    view.press(view.box(1));
    view.update({ scrollKey: 'a', rows: exampleRows(2, 2) });
    view.press(view.box(1)); // the first of these
    view.update({ scrollKey: 'b', rows: exampleRows(2, 4) });
    const chosen = exampleRows(6).filter(({ id }) => id === 1 || id === 3);
    const cents = chosen.reduce((sum, { price }) => sum + Math.round((price ?? 0) * 100), 0);
    expect(view.reported()).toMatchObject({ ids: [1, 3], count: 2 });
    expect(view.find('[role="status"]').textContent).toBe(`2 selecionadosTotal ${formatBrl(cents / 100)}`);
    view.unmount();
  });

  it('chooses a whole list beside what was chosen of another, and lets go of it alone', () => {
    const view = table({ scrollKey: '', rows: exampleRows(2) });
    view.press(view.box(1));
    view.update({ scrollKey: 'a', rows: exampleRows(2, 2) });
    expect(view.head()).toBe('mixed');
    view.press(view.find('thead input'));
    expect(view.reported()).toMatchObject({ ids: [1, 3, 4], count: 3 });
    expect(view.head()).toBe(true);
    view.press(view.find('thead input'));
    expect(view.reported()).toMatchObject({ ids: [1], count: 1 });
    view.update({ scrollKey: 'b', rows: exampleRows(2, 4), maxRows: 2 });
    view.press(view.find('thead input')); // three would be too many
    expect(view.reported()).toMatchObject({ ids: [1], count: 1 });
    view.unmount();
  });

  it('has a tip at its header only where that says more than its name', () => {
    const view = table();
    expect(view.find('thead input').dataset.tip).toBeUndefined();
    view.update({ rows: [] });
    expect(view.find('thead input').dataset.tip).toBe(view.find('thead input').ariaDescription);
    view.unmount();
  });

  it('offers the rows of the page where it cannot know which of all can be chosen', () => {
    const view = table({
      paging: pageOf(1),
      rowDisabledReason: (row) => (row.id === 3 ? 'já validado' : undefined),
    });
    expect(view.find('thead input').ariaLabel).toBe('Selecionar todos desta página');
    view.press(view.find('thead input'));
    expect(view.reported()).toMatchObject({ ids: [1, 2, 4, 5], count: 4 });
    expect(view.head()).toBe(true);
    view.press(view.find('thead input'));
    expect(view.reported()).toMatchObject({ ids: [], count: 0 });
    view.unmount();
  });

  it('tells the number that it shows where all are chosen and it cannot know which of all can be', () => {
    const view = table({
      paging: pageOf(1, 100),
      rowDisabledReason: () => undefined,
      defaultSelection: everythingSelected,
    });
    view.press(view.box(4));
    expect(view.find('[role="status"]').textContent).toContain('99 selecionados');
    expect(view.reported()).toMatchObject({ ids: [4], count: 99 });
    view.unmount();
  });

  it('has an unticked header that can do nothing where no row can be chosen (TBL-12)', () => {
    const view = table({ rowDisabledReason: () => 'já validado' });
    view.press(view.find('thead input'));
    expect(view.reported()).toBeUndefined();
    expect(view.head()).toBe(false);
    expect(view.find('thead input').ariaDisabled).toBe('true');
    view.unmount();
  });

  it('still says that some rows are chosen where the press of its header was refused (TBL-12)', () => {
    const view = table({ maxRows: 3 });
    view.press(view.box(1));
    view.press(view.box(2));
    view.press(view.find('thead input'));
    expect(view.reported()).toMatchObject({ ids: [1, 2] });
    expect(view.head()).toBe('mixed');
    view.unmount();
  });

  it('leaves what was chosen meanwhile where the first rows arrive after their offer was closed', async () => {
    const first = Promise.withResolvers<readonly ExampleRow[]>();
    const view = table({ paging: pageOf(1), maxRows: 8, loadFirstRows: () => first.promise });
    view.press(view.find('thead input'));
    await userEvent.click(page.getByRole('button', { name: 'Selecionar os primeiros 8' }));
    await userEvent.click(page.getByRole('button', { name: 'OK' }));
    for (const id of [1, 2, 3]) view.press(view.box(id));
    first.resolve(exampleRows(8, 20));
    await first.promise;
    await Promise.resolve();
    expect(view.reported()).toMatchObject({ ids: [1, 2, 3] });
    view.unmount();
  });

  it('chooses of the first rows only those that can be (SOL-039 to SOL-043)', async () => {
    const view = table({
      paging: pageOf(2),
      rows: exampleRows(5, 5),
      maxRows: 3,
      rowDisabledReason: ({ id }) => (id === 2 ? 'já validado' : undefined),
      loadFirstRows: async (count) => exampleRows(count),
    });
    view.press(view.find('thead input'));
    await userEvent.click(page.getByRole('button', { name: 'Selecionar os primeiros 3' }));
    await expect.poll(() => view.reported()).toMatchObject({ ids: [1, 3], count: 2 });
    view.unmount();
  });

  it('takes the first rows beside what was chosen before (D20)', async () => {
    const view = table({
      paging: pageOf(2),
      rows: exampleRows(5, 5),
      maxRows: 5,
      defaultSelection: { mode: 'only', ids: new Set([90]) }, // of another search
      loadFirstRows: async () => exampleRows(3),
    });
    view.press(view.box(6));
    view.press(view.find('thead input'));
    await userEvent.click(page.getByRole('button', { name: 'Selecionar os primeiros 5' }));
    await expect.poll(() => view.reported()).toMatchObject({ ids: [90, 6, 1, 2, 3], count: 5 });
    view.unmount();
  });

  it('leaves what was chosen before where the first rows beside it would be too many, and says so', async () => {
    const view = table({
      paging: pageOf(2),
      rows: exampleRows(5, 5),
      maxRows: 5,
      loadFirstRows: async () => exampleRows(5),
    });
    view.press(view.box(6));
    view.press(view.find('thead input'));
    await userEvent.click(page.getByRole('button', { name: 'Selecionar os primeiros 5' }));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'Com os já selecionados seriam 6 itens, e o limite é de 5. Limpe a seleção ou filtre a lista.',
      );
    expect(view.reported()).toMatchObject({ ids: [6], count: 1 });
    view.unmount();
  });

  it('stops a range at the limit', () => {
    const view = table({ maxRows: 3 });
    view.press(view.box(1));
    view.press(view.box(5), true);
    expect(view.reported()).toMatchObject({ ids: [1, 2, 3], count: 3 });
    view.unmount();
  });

  it('shows what the parent keeps, whatever was pressed', async () => {
    const view = table({ selection: { mode: 'only', ids: new Set([2]) } });
    view.press(view.box(4));
    expect(view.reported()).toMatchObject({ ids: [2, 4] });
    await expect.poll(() => view.find('[aria-rowindex="5"]').ariaSelected).toBe('false');
    expect(view.find('[aria-rowindex="3"]').ariaSelected).toBe('true');
    view.unmount();
  });

  it('keeps one tab stop, which follows focus through ten thousand rows', () => {
    const view = table({ rows: many });
    const stops = () =>
      [...view.find('table').querySelectorAll<HTMLElement>('*')].filter(({ tabIndex }) => tabIndex === 0);
    expect(stops().map(({ ariaLabel }) => ariaLabel)).toEqual(['Selecionar todos']);
    acting(() => view.box(1).focus());
    const press = (key: string, ctrlKey = false) =>
      acting(() => {
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
        );
      });
    press('End', true);
    expect(document.activeElement?.closest('tr')?.ariaRowIndex).toBe('10001');
    expect(stops()).toEqual([document.activeElement]);
    press('ArrowUp');
    press('PageUp');
    expect(Number(document.activeElement?.closest('tr')?.ariaRowIndex)).toBeLessThan(9_995);
    press('Home', true);
    press('ArrowUp');
    expect(document.activeElement).toBe(view.find('thead input'));
    expect(stops()).toEqual([document.activeElement]);
    view.unmount();
  });

  it('stops at the details of a row, and leaves the keys in them to what is there', async () => {
    const inner = (
      <table>
        <tbody>
          <tr>
            <td>
              <button type="button">Dentro</button>
            </td>
          </tr>
        </tbody>
      </table>
    );
    const view = table({ details: { render: () => inner } });
    view.press(view.find('[aria-label^="Detalhes de "]'));
    const button = page.getByRole('button', { name: 'Dentro' });
    await expect.element(button).toBeInTheDocument();
    view.update({ rows: exampleRows(5) });
    const details = view.find('[data-part="detail"]');
    acting(() => view.box(1).focus());
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(details);
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowUp}');
    await expect.element(button).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(details);
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    expect(document.activeElement).toBe(details);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.closest('tr')?.ariaRowIndex).toBe('3');
    view.unmount();
  });

  it('keeps focus where the focused row is sorted elsewhere or deleted', () => {
    const view = table({ rows: many });
    acting(() => view.box(3).focus());
    view.update({ rows: many.toReversed() });
    expect(document.activeElement?.ariaLabel).toBe(`Selecionar ${many[2]?.name}`);
    view.update({ rows: many.filter(({ id }) => id !== 3) });
    expect(document.activeElement?.closest('[role="grid"]')).not.toBeNull();
    view.unmount();
  });
});
