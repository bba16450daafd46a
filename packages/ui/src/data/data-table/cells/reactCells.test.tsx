import { Star, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { acting, expectBrowserEvents } from '../../../internal/testing/acting.ts';
import { mount } from '../../../internal/testing/mount.tsx';
import { LinkContext, type LinkProps } from '../../../navigation/link/LinkContext.ts';
import type { Column } from '../columns/column.ts';
import { DataTable } from '../DataTable.tsx';
import { type ExampleRow, exampleRows } from '../tableExample.tsx';

const many = exampleRows(1000);
let pressed = '';
const press = (name: string) => () => {
  pressed = name;
};
const columns: readonly Column<ExampleRow>[] = [
  { id: 'nome', header: 'Nome', format: 'text', value: (row) => row.name },
  { id: 'livre', header: 'Livre', format: 'custom', render: (row) => <b>{row.code}</b> },
  {
    id: 'acoes',
    header: 'Ações',
    format: 'actions',
    // Icons written anew for each row are drawn once all the same.
    actions: (row) => [{ label: 'Favoritar', icon: <Star size={16} />, onSelect: press(row.name) }],
  },
];

function ExampleLink(props: LinkProps) {
  return <a {...props} data-router="" />;
}

const table = (
  rows: readonly ExampleRow[],
  rowHref = (row: ExampleRow): string | undefined => `#${row.code}`,
  shown = columns,
) => (
  <LinkContext value={ExampleLink}>
    <DataTable
      label="Produtos"
      columns={shown}
      rows={rows}
      getRowId={(row) => row.id}
      rowHref={rowHref}
      height={300}
    />
  </LinkContext>
);

/** A table of one row, with an act for each icon. */
const rowWithIcons = (icons: readonly ReactElement[]) => (
  <DataTable
    label="Produtos"
    columns={[
      { id: 'nome', header: 'Nome', format: 'text', value: (row) => row.name },
      {
        id: 'acoes',
        header: 'Ações',
        format: 'actions',
        actions: () => icons.map((icon, place) => ({ label: `${place}`, icon, onSelect: press('') })),
      },
    ]}
    rows={many.slice(0, 1)}
    getRowId={(row) => row.id}
  />
);

/** What each row in the document says, by its place. */
const rowContents = (container: HTMLElement) =>
  [...container.querySelectorAll('tbody > tr')].map((row) => ({
    index: Number(row.ariaRowIndex) - 2,
    href: row.querySelector('[data-router]')?.getAttribute('href'),
    free: row.querySelector('b')?.textContent,
    icons: row.querySelectorAll('button > svg').length,
  }));

const expected = (index: number, rows: readonly ExampleRow[]) => {
  const code = rows[index]?.code;
  return { index, href: `#${code}`, free: code, icons: 1 };
};

describe('cells that React draws', () => {
  expectBrowserEvents();

  it('say what their row says after each scroll, before it is seen', () => {
    const view = mount(table(many));
    const scroller = view.container.querySelector('[data-part="scroller"]');
    if (!scroller) throw new Error('No scroller');
    for (const top of [0, 480, 20_000, 40_000, 96]) {
      scroller.scrollTop = top;
      scroller.dispatchEvent(new Event('scroll'));
      const rows = rowContents(view.container);
      expect(rows.length).toBeGreaterThan(5);
      expect(rows).toEqual(rows.map(({ index }) => expected(index, many)));
    }
    view.unmount();
  });

  it('follow rows that are sorted, taken away and read again', () => {
    const view = mount(table(many));
    const reversed = many.toReversed();
    view.rerender(table(reversed));
    expect(rowContents(view.container)[0]).toEqual(expected(0, reversed));
    view.rerender(table([]));
    view.rerender(table(many.slice(0, 2)));
    expect(rowContents(view.container)).toEqual([0, 1].map((index) => expected(index, many)));
    view.unmount();
  });

  it('keep the link that has focus where the same columns are described anew', () => {
    const view = mount(table(many));
    const link = view.container.querySelector<HTMLElement>('[data-router]');
    link?.focus();
    view.rerender(
      table(
        many,
        undefined,
        columns.map((column) => ({ ...column })),
      ),
    );
    expect(link).not.toBeNull();
    expect(document.activeElement).toBe(link);
    expect(rowContents(view.container)[0]).toEqual(expected(0, many));
    view.unmount();
  });

  it('are text where a row leads nowhere', () => {
    const view = mount(table(many.slice(0, 2), () => undefined));
    expect(view.container.querySelector('[data-router]')).toBeNull();
    expect(view.container.querySelector('td')?.textContent).toBe(many[0]?.name);
    view.unmount();
  });

  it('press the button of their own row', () => {
    const view = mount(table(many));
    const second = view.container.querySelectorAll<HTMLElement>('td[data-format="actions"] button')[1];
    acting(() => second?.click());
    expect(pressed).toBe(many[1]?.name);
    view.unmount();
  });

  it('keep the focus at their own act where another one goes, or at the one in its place', () => {
    const acts = (labels: readonly string[]) => (
      <DataTable
        label="Produtos"
        columns={[
          { id: 'nome', header: 'Nome', format: 'text', value: (row) => row.name },
          {
            id: 'acoes',
            header: 'Ações',
            format: 'actions',
            actions: () => labels.map((label) => ({ label, icon: <Star />, onSelect: press(label) })),
          },
        ]}
        rows={many.slice(0, 1)}
        getRowId={(row) => row.id}
      />
    );
    const view = mount(acts(['Editar', 'Convidar', 'Encerrar', 'Ler']));
    const buttons = () => [...view.container.querySelectorAll<HTMLElement>('td button')];
    const names = () => buttons().map((button) => button.ariaLabel?.split(' ')[0]);
    const focusedName = () => document.activeElement?.ariaLabel?.split(' ')[0];
    buttons()[0]?.focus();
    view.rerender(acts(['Editar', 'Encerrar', 'Ler']));
    expect(focusedName()).toBe('Editar');
    view.rerender(acts(['Editar', 'Convidar', 'Encerrar', 'Ler']));
    buttons()[2]?.focus();
    view.rerender(acts(['Editar', 'Reativar', 'Ler']));
    expect(names()).toEqual(['Editar', 'Reativar', 'Ler']);
    expect(focusedName()).toBe('Reativar');
    buttons()[2]?.focus();
    view.rerender(acts(['Editar', 'Convidar', 'Encerrar', 'Ler']));
    expect(names()).toEqual(['Editar', 'Convidar', 'Encerrar', 'Ler']);
    expect(focusedName()).toBe('Ler');
    acting(() => buttons()[1]?.click());
    expect(pressed).toBe('Convidar');
    view.rerender(acts(['Ler', 'Editar']));
    expect(names()).toEqual(['Ler', 'Editar']);
    view.unmount();
  });

  it('show an icon of many strokes as the same picture in one path', () => {
    const drawn = mount(<Trash2 />);
    const icon = drawn.container.querySelector('svg');
    const view = mount(rowWithIcons([<Trash2 key="trash" />]));
    const paths = view.container.querySelectorAll<SVGPathElement>('td path');
    const lengths = [...(icon?.querySelectorAll('path') ?? [])].map((path) => path.getTotalLength());
    expect(lengths.length).toBeGreaterThan(1);
    expect(paths).toHaveLength(1);
    expect(paths[0]?.getTotalLength()).toBeCloseTo(
      lengths.reduce((sum, length) => sum + length),
      1,
    );
    view.unmount();
    drawn.unmount();
  });

  it('have their icons drawn in one place, however many there are: React listens to each place for all events', () => {
    const listening = (icons: readonly ReactElement[]) => {
      const listen = vi.spyOn(EventTarget.prototype, 'addEventListener');
      const view = mount(rowWithIcons(icons));
      expect(view.container.querySelectorAll('td svg')).toHaveLength(icons.length);
      const clicks = listen.mock.calls.filter(([type]) => type === 'click').length;
      listen.mockRestore();
      view.unmount();
      return clicks;
    };
    const few = listening([<Star key="star" />]);
    expect(few).toBeGreaterThan(0);
    expect(listening([<Star key="star" />, <Trash2 key="trash" />])).toBe(few);
  });
});
