import { describe, expect, it } from 'vitest';
import { mount } from '../../../internal/testing/mount.tsx';
import type { Column } from '../columns/column.ts';
import { DataTable } from '../DataTable.tsx';

interface Product {
  id: number;
  image: string | null;
  name: string;
  date: string | null;
  price: number | null;
  margin: number | null;
}

const columns: readonly Column<Product>[] = [
  { id: 'image', header: 'Imagem', format: 'image', value: ({ image }) => image, alt: () => '' },
  { id: 'name', header: 'Nome', format: 'text', value: ({ name }) => name },
  { id: 'date', header: 'Data', format: 'date', value: ({ date }) => date },
  { id: 'price', header: 'Preço', format: 'currency', value: ({ price }) => price },
  { id: 'margin', header: 'Margem', format: 'percent', value: ({ margin }) => margin },
  { id: 'label', header: 'Etiqueta', format: 'text', value: ({ name }) => name },
];

/** A picture of 400 by 400 pixels. */
const large = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400"/></svg>')}`;

function cellsOf(product: Omit<Product, 'id'>) {
  const view = mount(
    <DataTable label="Produtos" columns={columns} rows={[{ id: 1, ...product }]} getRowId={({ id }) => id} />,
  );
  return { ...view, cells: [...view.container.querySelectorAll('tbody td')] };
}

describe('the formats of a table', () => {
  it('show a date, reais, a percentage of two decimals and a text of 40 characters (WID-042 to WID-044, WID-048)', () => {
    const name = 'PANELA DE PRESSÃO DE ALUMÍNIO POLIDO 4,5 L';
    const { cells, unmount } = cellsOf({
      image: null,
      name,
      date: '2027-03-01',
      price: 1234.56,
      margin: 12.5,
    });
    const [, , date, price, margin, text] = cells;
    expect(text?.querySelector('[aria-hidden]')?.textContent).toBe(`${name.slice(0, 40).trimEnd()}…`);
    expect(text?.querySelector('[data-tip]')?.getAttribute('data-tip')).toBe(name);
    expect(date?.textContent).toBe('01/03/2027');
    expect(price?.textContent?.replaceAll('\u00a0', ' ')).toBe('R$ 1.234,56');
    expect(margin?.textContent).toBe('12,50');
    unmount();
  });

  it('show a dash for what is empty, and say so of what is no number (WID-045, FND-083)', () => {
    const empty = cellsOf({ image: null, name: '', date: null, price: null, margin: null });
    expect(empty.cells.slice(1).map(({ textContent }) => textContent)).toEqual(['-', '-', '-', '-', '-']);
    empty.unmount();
    const broken = cellsOf({ image: null, name: 'A', date: null, price: Number.NaN, margin: Number.NaN });
    expect(broken.cells.slice(3, 5).map(({ textContent }) => textContent)).toEqual([
      'Valor inválido',
      'Valor inválido',
    ]);
    broken.unmount();
  });

  it('show a picture at most 60 px large (WID-046)', async () => {
    const { cells, unmount } = cellsOf({ image: large, name: 'A', date: null, price: null, margin: null });
    const picture = cells[0]?.querySelector('img');
    await picture?.decode();
    const { width = 0, height = 0 } = picture?.getBoundingClientRect() ?? {};
    expect(width).toBeGreaterThan(0);
    expect(Math.max(width, height)).toBeLessThanOrEqual(60);
    unmount();
  });

  it('break an e-mail of two lines before its @, and keep it one word', async () => {
    const email = 'aprovador@demo.portal.br';
    const view = mount(
      <DataTable
        label="Equipe"
        columns={[
          { id: 'name', header: 'Nome', format: 'text', value: () => 'Ana' },
          { id: 'email', header: 'E-mail', format: 'text', width: 178, twoLines: true, value: () => email },
          { id: 'rest', header: 'Resto', format: 'text', value: () => 'x' },
        ]}
        rows={[1]}
        getRowId={(id) => id}
      />,
    );
    await document.fonts.ready;
    const cell = view.container.querySelectorAll('tbody td')[1];
    const host = document.createTreeWalker(cell ?? view.container, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (host.nextNode()) if (host.currentNode instanceof Text) texts.push(host.currentNode);
    const lines = texts
      .filter(({ data }) => data !== '')
      .map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [text.data, range.getClientRects().length];
      });
    expect(lines).toEqual([
      ['aprovador', 1],
      ['@demo.portal.br', 1],
    ]);
    expect(cell?.textContent).toBe(email);
    view.unmount();
  });

  it('keep a text that opens more at the side of its column, in all of its lines', async () => {
    const view = mount(
      <DataTable
        label="Equipe"
        columns={[
          { id: 'name', header: 'Nome', format: 'text', value: () => 'Ana' },
          {
            ...{ id: 'roles', header: 'Funções', format: 'text', width: 160, twoLines: true },
            value: () => 'Comercial, Comercial Aprovadores',
            popup: () => ({ title: 'Funções', content: '' }),
          },
        ]}
        rows={[1]}
        getRowId={(id) => id}
      />,
    );
    await document.fonts.ready;
    const range = document.createRange();
    range.selectNodeContents(view.container.querySelector('td button') ?? view.container);
    const starts = [...range.getClientRects()].map(({ left }) => Math.round(left));
    expect(starts.length).toBeGreaterThan(1);
    expect(new Set(starts).size).toBe(1);
    view.unmount();
  });
});
