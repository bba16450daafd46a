import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../actions/button/Button.tsx';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.types.ts';
import { type ExampleRow, exampleRows, fewColumns } from './tableExample.tsx';

const columns = fewColumns({ onEdit: () => {}, onDelete: () => {} });
const many = exampleRows(10_000);
const props: DataTableProps<ExampleRow> = {
  label: 'Produtos',
  columns,
  rows: exampleRows(3),
  getRowId: (row) => row.id,
  height: 480,
};

describeConformance(DataTable<ExampleRow>, { props });

const part = (container: HTMLElement, selector: string): HTMLElement => {
  const element = container.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element;
};
const scroller = (container: HTMLElement) => part(container, '[data-part="scroller"]');
const bodyRows = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('tbody > tr')];
const editButton = (container: HTMLElement, row: ExampleRow) =>
  part(container, `[aria-label="Editar ${row.name}"]`);
const exampleRow = (rows: readonly ExampleRow[], index: number): ExampleRow => {
  const row = rows[index];
  if (!row) throw new Error(`No row ${index}`);
  return row;
};

/** Scrolls and waits for the scroll event. */
async function scrollTo(element: HTMLElement, top: number) {
  const scrolled = new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true }));
  const before = element.scrollTop;
  element.scrollTop = top;
  if (element.scrollTop !== before) await scrolled;
}

const wideColumns = Array.from({ length: 9 }, (_, index): DataTableProps<ExampleRow>['columns'][number] => ({
  id: `${index}`,
  header: `Coluna ${index}`,
  format: 'text',
  width: 100,
  pinned: index === 0,
  value: ({ name }) => name,
}));

/** A picture of an element, with how many colours one of its lines has. */
async function picture(element: HTMLElement) {
  const base64 = await page.screenshot({ element, save: false });
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
  pen?.drawImage(image, 0, 0);
  const { top, height } = element.getBoundingClientRect();
  return {
    coloursAt(y: number) {
      const line = Math.round(((y - top) / height) * image.height);
      const pixels = pen?.getImageData(4, line, image.width - 8, 1).data;
      return new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer(0))).size;
    },
  };
}

describe('DataTable', () => {
  expectBrowserEvents();

  it.each(['comfortable', 'compact'] as const)('cuts no code, however long its kind: %s', async (density) => {
    const codes = [
      '7891234567892',
      '17891234567892',
      '12.ABC.345/01DE-35',
      'WM.WMW.MWM/WMWM-99',
      'OQ-QOQ-OQO-QOQO',
      'wm.mwm.wmw',
      '8517.62.77',
      '9999999999',
    ];
    const view = mount(
      <div data-density={density} style={{ inlineSize: 700 }}>
        <DataTable<string>
          label="Códigos"
          columns={[
            { id: 'name', header: 'Nome', format: 'text', value: () => 'FORNECEDOR' },
            ...codes.flatMap((code) => [
              { id: code, header: 'Código', format: 'code', value: () => code } as const,
              { id: `${code}-84`, header: 'Código', format: 'code', width: 84, value: () => code } as const,
            ]),
          ]}
          rows={['']}
          getRowId={(row) => row}
        />
      </div>,
    );
    const cells = [...view.container.querySelectorAll<HTMLElement>('tbody td[data-format="code"]')];
    expect(cells).toHaveLength(2 * codes.length);
    const { fontSize, fontFamily } = getComputedStyle(part(view.container, 'td[data-format="code"]'));
    expect(await document.fonts.load(`${fontSize} ${fontFamily}`)).not.toEqual([]);
    const cut = cells.filter((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      const end =
        cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingInlineEnd);
      return text.getBoundingClientRect().right > end;
    });
    const texts = cut.map((cell) => cell.textContent);
    view.unmount();
    expect(texts).toEqual([]);
  });

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

  it('hands focus to the next row when the focused one is deleted', () => {
    const view = mount(<DataTable {...props} rows={many} />);
    acting(() => editButton(view.container, exampleRow(many, 4)).focus());
    view.rerender(<DataTable {...props} rows={many.filter((_, index) => index !== 4)} />);
    expect(document.activeElement?.ariaLabel).toBe(`Editar ${exampleRow(many, 5).name}`);
    view.unmount();
  });

  it('takes focus itself when the focused row was the last', () => {
    const view = mount(<DataTable {...props} rows={many.slice(0, 1)} />);
    acting(() => editButton(view.container, exampleRow(many, 0)).focus());
    view.rerender(<DataTable {...props} rows={[]} />);
    expect(document.activeElement).toBe(scroller(view.container));
    view.unmount();
  });

  it('takes focus itself when the button above older rows goes', () => {
    const view = mount(<DataTable {...props} error={{ message: 'Sem conexão' }} onRetry={() => {}} />);
    acting(() => part(view.container, '[role="alert"] button').focus());
    view.rerender(<DataTable {...props} />);
    expect(document.activeElement).toBe(scroller(view.container));
    view.unmount();
  });

  it('calls the handlers of its consumer', () => {
    const heard: string[] = [];
    const hear = ({ type }: { type: string }) => heard.push(type);
    const view = mount(<DataTable {...props} onFocusCapture={hear} onBlurCapture={hear} />);
    acting(() => scroller(view.container).focus());
    acting(() => scroller(view.container).blur());
    expect(heard).toEqual(['focus', 'blur']);
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
      <DataTable {...props} rows={rows} page={{ number, size: 30, total: 200, onPageChange: () => {} }} />
    );
    const view = mount(paged(1));
    await scrollTo(scroller(view.container), 500);
    view.rerender(paged(1));
    expect(scroller(view.container).scrollTop).toBe(500);
    view.rerender(paged(2));
    expect(scroller(view.container).scrollTop).toBe(0);
    view.unmount();
  });

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

  it('follows the density and keeps the same row on top', async () => {
    const view = mount(<DataTable {...props} rows={many} />);
    await scrollTo(scroller(view.container), 48_000);
    view.container.dataset.density = 'compact';
    await expect
      .poll(() => {
        return [scroller(view.container).scrollTop, part(view.container, 'tbody').offsetHeight];
      })
      .toEqual([36_000, 360_000]);
    view.unmount();
  });

  it('places its rows by the density around it before it measures one', () => {
    const heightsAtFirst = (['comfortable', 'compact'] as const).map((density) => {
      const view = mount(
        <div data-density="compact">
          <div data-density={density}>
            <DataTable {...props} rows={many} />
          </div>
        </div>,
      );
      const heightPx = part(view.container, 'tbody').style.blockSize;
      view.unmount();
      return heightPx;
    });
    expect(heightsAtFirst).toEqual(['480000px', '360000px']);
  });

  it('draws cards where its own room gets narrow, and keeps the same row on top', async () => {
    const view = mount(<DataTable {...props} rows={many} />);
    const element = scroller(view.container);
    const heights = () => [element.scrollTop, part(view.container, 'tbody').offsetHeight];
    await scrollTo(element, 48_000);
    view.container.style.inlineSize = '300px';
    await expect.poll(heights).toEqual([84_000, 840_000]);
    const shown = bodyRows(view.container).find((row) => row.ariaRowIndex === '1002');
    expect(shown?.getBoundingClientRect().height).toBe(84);
    expect(element.scrollWidth).toBe(element.clientWidth);
    view.container.style.inlineSize = '';
    await expect.poll(heights).toEqual([48_000, 480_000]);
    view.unmount();
  });

  it('leaves out a column the window has no room for', () => {
    const [first, ...others] = columns;
    if (!first) throw new Error('No columns');
    const view = mount(<DataTable {...props} columns={[{ ...first, hiddenOn: 'narrow' }, ...others]} />);
    expect(view.container.querySelectorAll('th')).toHaveLength(columns.length);
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

  it('stays where it is when it takes the focus itself', async () => {
    const view = mount(
      <div style={{ inlineSize: 700 }}>
        <DataTable
          {...props}
          columns={[
            ...Array.from({ length: 9 }, (_, index): DataTableProps<ExampleRow>['columns'][number] => ({
              id: `${index}`,
              header: `Coluna ${index}`,
              format: 'text',
              width: 100,
              value: ({ name }) => name,
            })),
            { id: 'acoes', header: 'Ações', format: 'actions', actions: () => [] },
          ]}
        />
      </div>,
    );
    await expect.poll(() => view.container.querySelector('[data-sideways]')).not.toBeNull();
    const element = scroller(view.container);
    acting(() => element.focus());
    expect(element.scrollLeft).toBe(0);
    view.unmount();
  });

  it.each(['ltr', 'rtl'])(
    'keeps details in sight where the table is wider than its room: %s',
    async (dir) => {
      const view = mount(
        <div dir={dir} style={{ inlineSize: 600 }}>
          <DataTable
            {...props}
            columns={wideColumns}
            details={{
              heightPx: 120,
              render: () => (
                <div style={{ display: 'flex', justifyContent: 'space-between' }}>
                  <button type="button">Primeiro</button>
                  <button type="button">Último</button>
                </div>
              ),
            }}
          />
        </div>,
      );
      acting(() => part(view.container, '[aria-expanded]').click());
      const element = scroller(view.container);
      await expect.poll(() => view.container.querySelector('[data-sideways]')).not.toBeNull();
      const details = part(view.container, '[data-part="detail"]');
      const buttons = [...details.querySelectorAll('button')];
      for (const left of [0, 150, 300]) {
        element.scrollLeft = dir === 'rtl' ? -left : left;
        for (const button of buttons) {
          acting(() => button.focus());
          expect(Math.abs(element.scrollLeft)).toBe(left);
        }
        const room = element.getBoundingClientRect();
        for (const button of buttons) {
          const box = button.getBoundingClientRect();
          expect(box.left).toBeGreaterThanOrEqual(room.left);
          expect(box.right).toBeLessThanOrEqual(room.left + element.clientWidth);
        }
        expect(details.getBoundingClientRect().height).toBe(120);
        expect(details.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          part(view.container, '[aria-rowindex="3"]').getBoundingClientRect().top,
        );
      }
      view.unmount();
    },
  );

  it.each(['ltr', 'rtl'])(
    'draws the edges of what is pinned over rows, not over details: %s',
    async (dir) => {
      const view = mount(
        <div dir={dir} style={{ inlineSize: 600 }}>
          <DataTable {...props} columns={wideColumns} details={{ heightPx: 120, render: () => null }} />
        </div>,
      );
      acting(() => part(view.container, '[aria-expanded]').click());
      await expect.poll(() => view.container.querySelector('[data-sideways]')).not.toBeNull();
      const element = scroller(view.container);
      const scrolled = new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true }));
      element.scrollLeft = dir === 'rtl' ? -150 : 150;
      await scrolled;
      const { coloursAt } = await picture(element);
      const { top, height } = part(view.container, '[data-part="detail"]').getBoundingClientRect();
      expect(coloursAt(top + height / 2)).toBe(1);
      for (const row of view.container.querySelectorAll('tr'))
        expect(coloursAt(row.getBoundingClientRect().top + 4)).toBeGreaterThan(6);
      view.unmount();
    },
  );

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

  it('leaves name and free content of a row in its line above open details, and a button its look', () => {
    const button = <Button size="sm">Enviar</Button>;
    const free = { id: 'livre', header: 'Livre', format: 'custom', render: () => button } as const;
    const view = mount(
      <>
        {button}
        <DataTable {...props} columns={[...columns, free]} details={{ render: () => 'Mais' }} />
      </>,
    );
    acting(() => part(view.container, '[aria-expanded]').click());
    const outside = part(view.container, 'button');
    const inside = part(view.container, 'td[data-format="custom"] > button');
    for (const name of ['border-radius', 'padding-inline', 'background-color', 'font-size']) {
      const look = (element: Element) => getComputedStyle(element).getPropertyValue(name);
      expect(look(inside), name).toBe(look(outside));
    }
    const detailsTop = part(view.container, '[data-part="detail"]').getBoundingClientRect().top;
    for (const element of [inside, part(view.container, 'td[data-naming] > [data-name]')]) {
      expect(element.getBoundingClientRect().bottom).toBeLessThan(detailsTop);
    }
    view.unmount();
  });

  it('gives a name beside the one of the row two lines where one has no room for it, and keeps its end', () => {
    const long = 'CONJUNTO DE PANELAS TRAMONTINA SOLAR COM TAMPA DE VIDRO VERMELHA 4,5LT';
    const beside = {
      id: 'outro',
      header: 'Outro',
      format: 'text',
      twoLines: true,
      value: () => long,
    } as const;
    const drawn = (width: number) => {
      const view = mount(<DataTable {...props} columns={[...columns, { ...beside, width }]} />);
      const cell = part(view.container, 'td[data-lines]');
      expect(cell.textContent).toBe(long);
      const [begin, end] = cell.querySelectorAll<HTMLElement>('[data-part="lines"] > span');
      expect(end?.textContent).toBe('VIDRO VERMELHA 4,5LT');
      expect(end?.scrollWidth).toBe(end?.clientWidth);
      const tops = [begin, end].map((line) => line?.getBoundingClientRect().top ?? Number.NaN);
      view.unmount();
      return tops;
    };
    const [above = 0, below = 0] = drawn(240);
    expect(below).toBeGreaterThan(above);
    const [before, after] = drawn(700);
    expect(after).toBe(before);
  });

  it('gives two tables different ids', () => {
    const view = mount(
      <>
        <DataTable {...props} page={{ number: 1, size: 3, onPageChange: () => {} }} />
        <DataTable {...props} page={{ number: 1, size: 3, onPageChange: () => {} }} />
      </>,
    );
    const ids = [...view.container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    view.unmount();
  });
});
