import { describe, expect, it } from 'vitest';
import { waitFor } from '#testing/waitFor.ts';
import { acting, expectBrowserEvents } from '../../../internal/testing/acting.ts';
import { mount } from '../../../internal/testing/mount.tsx';
import { DataTable } from '../DataTable.tsx';
import type { Column } from './column.ts';
import { ColumnEdges } from './columnEdges.ts';
import { type ColumnStorage, useColumnChoice } from './useColumnChoice.ts';

interface Row {
  id: number;
  name: string;
}

const column = (id: string, width: number | 'auto'): Column<Row> => ({
  id,
  header: id.toUpperCase(),
  format: 'text',
  width,
  value: ({ name }) => name,
});
const columns = [column('code', 100), column('name', 'auto'), column('price', 120), column('note', 'auto')];
const rows = Array.from({ length: 40 }, (_, id) => ({ id, name: `ACME ${id}` }));

function Table(props: { storage?: ColumnStorage; columns?: readonly Column<Row>[] }) {
  const {
    menu: _menu,
    shownIds: _ids,
    ...choice
  } = useColumnChoice({
    columns: props.columns ?? columns,
    storage: props.storage,
    storageKey: 'marcas',
  });
  return <DataTable label="Marcas" rows={rows} getRowId={({ id }) => id} height={300} {...choice} />;
}

/** A table of 800 pixels; its border takes two. */
async function show(element = <Table />, direction: 'ltr' | 'rtl' = 'ltr') {
  const view = mount(<div style={{ width: 802, direction }}>{element}</div>);
  await waitFor(() => expect(view.container.querySelector('[role="separator"]')).not.toBeNull());
  const heads = () => [...view.container.querySelectorAll('th')];
  const edge = (place: number): HTMLElement => {
    const found = heads()[place]?.querySelector<HTMLElement>('[role="separator"]');
    if (!found) throw new Error(`Column ${place} has no edge`);
    return found;
  };
  return { ...view, edge, widths: () => heads().map(({ offsetWidth }) => offsetWidth) };
}

const point = (type: string, target: Element, clientX: number) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, button: 0, pointerId: 1 }));
const press = (target: Element, key: string) =>
  acting(() => target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key })));

describe('the edge of a column', () => {
  expectBrowserEvents();

  it('follows the pointer, and only the columns after it make room', async () => {
    const view = await show();
    expect(view.widths()).toEqual([100, 290, 120, 290]);
    point('pointerdown', view.edge(2), 500);
    point('pointermove', view.edge(2), 560);
    expect(view.widths()).toEqual([100, 290, 180, 230]);
    acting(() => point('pointerup', view.edge(2), 560));
    expect(view.widths()).toEqual([100, 290, 180, 230]);
    view.unmount();
  });

  it('is drawn while something deeper in the page reports its size, and the browser reports no loop', async () => {
    const page = document.createElement('main');
    page.innerHTML = `<table><thead><tr><th>Marca<div role="separator"></div></th></tr></thead></table>
      <div><div><div><div><div data-deep></div></div></div></div></div>`;
    document.body.append(page);
    const row = page.querySelector('tr');
    const deep = page.querySelector('[data-deep]');
    if (!row || !deep) throw new Error('nothing to watch');
    const problems: string[] = [];
    const note = (event: ErrorEvent) => void problems.push(event.message);
    window.addEventListener('error', note);
    const edges = new ColumnEdges<Row>(row, () => {});
    // React draws the edge from there, as it does whatever waits to be drawn.
    const observer = new ResizeObserver(() => edges.show([]));
    observer.observe(deep);
    await waitFor(() => expect(row.querySelector('[aria-valuenow]')).not.toBeNull());
    expect(problems).toEqual([]);
    window.removeEventListener('error', note);
    observer.disconnect();
    edges.dispose();
    page.remove();
  });

  it('draws neither React nor a row while it is dragged', async () => {
    let draws = 0;
    const counted: Column<Row> = {
      id: 'n',
      header: 'N',
      format: 'custom',
      render: () => {
        draws += 1;
        return 'N';
      },
    };
    const list = [column('code', 100), counted];
    const view = await show(<Table columns={list} />);
    const changes = new MutationObserver(() => {});
    const body = view.container.querySelector('tbody');
    if (body)
      changes.observe(body, { attributes: true, childList: true, subtree: true, characterData: true });
    const before = draws;
    point('pointerdown', view.edge(0), 100);
    for (let x = 101; x < 160; x += 1) point('pointermove', view.edge(0), x);
    expect(view.widths()[0]).toBe(159);
    expect(changes.takeRecords()).toEqual([]);
    expect(draws).toBe(before);
    point('pointercancel', view.edge(0), 160);
    expect(view.widths()[0]).toBe(100);
    view.unmount();
  });

  it('returns to its position on Escape, without a callback', async () => {
    const stored: string[] = [];
    const view = await show(
      <Table storage={{ getItem: () => null, setItem: (_, value) => stored.push(value) }} />,
    );
    point('pointerdown', view.edge(0), 100);
    point('pointermove', view.edge(0), 300);
    press(view.edge(0), 'Escape');
    point('pointermove', view.edge(0), 400);
    acting(() => point('pointerup', view.edge(0), 400));
    expect(view.widths()).toEqual([100, 290, 120, 290]);
    expect(stored).toEqual([]);
    view.unmount();
  });

  it('goes the other way where text runs from right to left', async () => {
    const view = await show(<Table />, 'rtl');
    point('pointerdown', view.edge(0), 500);
    point('pointermove', view.edge(0), 460);
    acting(() => point('pointerup', view.edge(0), 460));
    expect(view.widths()[0]).toBe(140);
    press(view.edge(0), 'ArrowRight');
    expect(view.widths()[0]).toBe(130);
    view.unmount();
  });

  it('never makes a column narrower than 48 pixels', async () => {
    const view = await show();
    point('pointerdown', view.edge(0), 100);
    point('pointermove', view.edge(0), -900);
    acting(() => point('pointerup', view.edge(0), -900));
    expect(view.widths()[0]).toBe(48);
    view.unmount();
  });

  it('moves alone where no column takes what is left', async () => {
    const view = await show(<Table columns={[column('a', 100), column('b', 100), column('c', 200)]} />);
    expect(view.widths()).toEqual([200, 200, 400]);
    press(view.edge(1), 'ArrowRight');
    expect(view.widths()).toEqual([200, 210, 390]);
    view.unmount();
  });

  it('says how wide the column is, also of one that shares what is left', async () => {
    const view = await show();
    await expect.poll(() => view.edge(1).ariaValueNow).toBe('290');
    press(view.edge(0), 'End');
    await expect.poll(() => [view.edge(0).ariaValueNow, view.edge(1).ariaValueNow]).toEqual(['1600', '120']);
    view.unmount();
  });
});
