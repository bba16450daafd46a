import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../../actions/button/Button.tsx';
import { acting, expectBrowserEvents } from '../../../internal/testing/acting.ts';
import { bodyRows, many, part, props, scroller, scrollTo } from '../../../internal/testing/inTable.ts';
import { mount } from '../../../internal/testing/mount.tsx';
import { DataTable } from '../DataTable.tsx';
import type { DataTableProps } from '../DataTable.types.ts';
import type { ExampleRow } from '../tableExample.tsx';

const { columns } = props;

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

describe('DataTable, in its room', () => {
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

  it('marks the current row once, over what is pinned in columns and at the edge of a card', async () => {
    const table = (px: number) => (
      <div style={{ inlineSize: px }}>
        <DataTable
          {...props}
          columns={wideColumns}
          currentRowId={1}
          details={{ render: ({ supplier }) => supplier }}
        />
      </div>
    );
    const view = mount(table(600));
    const row = () => part(view.container, 'tr[aria-current="true"]');
    const marked = () =>
      [row(), ...row().children].filter((element) => getComputedStyle(element).boxShadow !== 'none');
    await expect.poll(marked).toEqual([row(), row().firstElementChild]);
    view.rerender(table(328));
    await expect.poll(marked).toEqual([row()]);
    view.unmount();
  });

  it('leaves out a column the window has no room for', () => {
    const [first, ...others] = columns;
    if (!first) throw new Error('No columns');
    const view = mount(<DataTable {...props} columns={[{ ...first, hiddenOn: 'narrow' }, ...others]} />);
    expect(view.container.querySelectorAll('th')).toHaveLength(columns.length);
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
});
