import { describe, expect, it } from 'vitest';
import { acting, expectBrowserEvents } from '../../../internal/testing/acting.ts';
import {
  bodyRows,
  editButton,
  exampleRow,
  many,
  part,
  props,
  scroller,
  scrollTo,
} from '../../../internal/testing/inTable.ts';
import { mount } from '../../../internal/testing/mount.tsx';
import { DataTable } from '../DataTable.tsx';
import { exampleRows } from '../tableExample.tsx';

const { columns } = props;

describe('DataTable, scrolled', () => {
  expectBrowserEvents();

  it('draws what is seen at once, and the rows beside once it rests', async () => {
    const view = mount(<DataTable {...props} rows={many} height={480} />);
    const end = scroller(view.container).getBoundingClientRect().bottom;
    const ends = () => bodyRows(view.container).map((row) => row.getBoundingClientRect().bottom);
    expect(Math.max(...ends())).toBeGreaterThanOrEqual(end);
    expect(Math.max(...ends())).toBeLessThan(end + 4 * 48);
    await expect.poll(() => Math.max(...ends())).toBeGreaterThan(end + 8 * 48);
    view.unmount();
  });

  it('rests though it is drawn again and again', async () => {
    const view = mount(<DataTable {...props} rows={many} height={480} />);
    const first = bodyRows(view.container).length;
    const drawAgain = () => {
      view.rerender(<DataTable {...props} rows={[...many]} height={480} />);
      return bodyRows(view.container).length;
    };
    await expect.poll(drawAgain).toBeGreaterThan(first);
    view.unmount();
  });

  it('numbers every row in the document right at 60 random scroll positions', async () => {
    const view = mount(<DataTable {...props} rows={many} />);
    const element = scroller(view.container);
    let seed = 11;
    for (let round = 0; round < 60; round += 1) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      await scrollTo(element, (seed / 2 ** 32) * (many.length * 48));
      const shown = bodyRows(view.container).map((row) => ({
        index: Number(row.ariaRowIndex),
        code: row.querySelector('[data-format="code"]')?.textContent,
        top: new DOMMatrix(getComputedStyle(row).transform).f,
      }));
      const wrong = shown.filter(
        ({ index, code, top }) => code !== exampleRow(many, index - 2).code || top !== (index - 2) * 48,
      );
      expect(wrong).toEqual([]);
      const covered = shown.filter(
        ({ top }) => top + 48 > element.scrollTop && top < element.scrollTop + 432,
      );
      expect(covered.length).toBeGreaterThanOrEqual(9);
    }
    view.unmount();
  });

  it('numbers rows right through 10,000 random scrolls, with a focused row and open details', () => {
    const details = { render: () => 'Mais', heightPx: 100 };
    const codeOnly = columns.filter(({ format }) => format === 'code');
    const view = mount(
      <DataTable
        {...props}
        rows={many}
        columns={codeOnly}
        onRowClick={() => {}}
        details={details}
        height={160}
      />,
    );
    const element = scroller(view.container);
    acting(() => part(view.container, `[aria-label="Detalhes de ${exampleRow(many, 2).code}"]`).click());
    const focused = part(view.container, '[aria-rowindex="6"] [data-row-link]');
    acting(() => focused.focus());
    // The position is set without layout, which would take the browser minutes.
    let top = 0;
    Object.defineProperty(element, 'scrollTop', { get: () => top, configurable: true });
    const codes = many.map(({ code }) => code);
    let [seed, wrong] = [5, 0];
    for (let round = 0; round < 10_000; round += 1) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      top = Math.floor((seed / 2 ** 32) * (many.length * 48 - 400));
      element.dispatchEvent(new Event('scroll'));
      const seen = new Set<number>();
      for (const row of bodyRows(view.container)) {
        const index = Number(row.getAttribute('aria-rowindex')) - 2;
        seen.add(index);
        const below = index > 2 ? 100 : 0;
        if (row.children[1]?.textContent !== codes[index]) wrong += 1;
        if (row.style.transform !== `translateY(${index * 48 + below}px)`) wrong += 1;
      }
      const first = Math.floor((top - 100) / 48);
      for (let index = Math.max(3, first); index < first + 3; index += 1) if (!seen.has(index)) wrong += 1;
    }
    expect(wrong).toBe(0);
    expect(document.activeElement).toBe(focused);
    view.unmount();
  }, 60_000);

  it('keeps its row elements while scrolling', async () => {
    const view = mount(<DataTable {...props} rows={many} />);
    await scrollTo(scroller(view.container), 4800);
    const before = new Set(bodyRows(view.container));
    await scrollTo(scroller(view.container), 96_000);
    expect(bodyRows(view.container).every((row) => before.has(row))).toBe(true);
    view.unmount();
  });

  it('is in the order of the rows once scrolling has come to rest', async () => {
    const view = mount(<DataTable {...props} rows={many} />);
    await scrollTo(scroller(view.container), 123_456);
    await expect
      .poll(() => {
        const indexes = bodyRows(view.container).map((row) => Number(row.ariaRowIndex));
        return indexes.every((index, place) => place === 0 || index > (indexes[place - 1] ?? 0));
      })
      .toBe(true);
    view.unmount();
  });

  it('keeps focus on the same button through scrolling, sorting and reloading', async () => {
    const view = mount(<DataTable {...props} rows={many} />);
    const focused = exampleRow(many, 4);
    const button = editButton(view.container, focused);
    acting(() => button.focus());
    for (const top of [4800, 96_000, 400_000, 0, 240_000]) await scrollTo(scroller(view.container), top);
    expect(document.activeElement).toBe(button);
    view.rerender(<DataTable {...props} rows={many.toReversed()} />);
    expect(document.activeElement?.ariaLabel).toBe(`Editar ${focused.name}`);
    expect(button.closest('tr')?.ariaRowIndex).toBe(String(10_000 - 5 + 2));
    view.rerender(<DataTable {...props} rows={many.slice(0, 7)} />);
    expect(document.activeElement?.ariaLabel).toBe(`Editar ${focused.name}`);
    view.unmount();
  });

  it('shows three rows after a reload while scrolled among ten thousand', async () => {
    const view = mount(<DataTable {...props} rows={many} />);
    await scrollTo(scroller(view.container), 300_000);
    view.rerender(<DataTable {...props} rows={many.slice(0, 3)} />);
    expect(bodyRows(view.container).map((row) => row.ariaRowIndex)).toEqual(['2', '3', '4']);
    expect(part(view.container, 'table').ariaRowCount).toBe('4');
    view.unmount();
  });

  it('shows the rows of another page from the top, and rows read again where they were', async () => {
    const paged = (number: number, rows = exampleRows(30, (number - 1) * 30)) => (
      <DataTable
        {...props}
        rows={rows}
        paging={{ page: number, pageSize: 30, total: 200, onPageChange: () => {} }}
      />
    );
    const view = mount(paged(1));
    await scrollTo(scroller(view.container), 500);
    view.rerender(paged(1));
    expect(scroller(view.container).scrollTop).toBe(500);
    view.rerender(paged(2));
    expect(scroller(view.container).scrollTop).toBe(0);
    view.unmount();
  });
});
