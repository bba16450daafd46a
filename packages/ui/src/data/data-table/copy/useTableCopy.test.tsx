import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acting, expectBrowserEvents } from '../../../internal/testing/acting.ts';
import { mount } from '../../../internal/testing/mount.tsx';
import { SelectionTable } from '../../selection-table/SelectionTable.tsx';
import type { Column } from '../columns/column.ts';
import { DataTable } from '../DataTable.tsx';
import type { DataTableProps } from '../DataTable.types.ts';

interface Row {
  id: number;
  name: string;
  price: number;
}

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Nome', format: 'text', value: ({ name }) => name },
  { id: 'price', header: 'Preço', format: 'currency', value: ({ price }) => price },
  { id: 'note', header: 'Nota', format: 'custom', render: () => <input aria-label="Nota" /> },
  {
    id: 'acts',
    header: 'Ações',
    format: 'actions',
    actions: () => [{ label: 'Editar', icon: '✎', onSelect() {} }],
  },
];
const props: DataTableProps<Row> = {
  label: 'Produtos',
  columns,
  rows: ['ACME', 'BOM LAR', '=A1'].map((name, id) => ({ id, name, price: id + 0.5 })),
  getRowId: ({ id }) => id,
  height: 300,
};

let written: Record<string, string> | undefined;
let answer: () => Promise<void> = async () => {};

beforeEach(() => {
  written = undefined;
  answer = async () => {};
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    await answer();
    const texts = (item?.types ?? []).map(async (type) => [type, await (await item?.getType(type))?.text()]);
    written = Object.fromEntries(await Promise.all(texts));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.getSelection()?.removeAllRanges();
});

function show(element = <DataTable {...props} />) {
  const view = mount(element);
  const find = (selector: string) => {
    const found = view.container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`Nothing matches ${selector}`);
    return found;
  };
  const copyFrom = (selector: string, held: KeyboardEventInit = { ctrlKey: true }) => {
    const event = new KeyboardEvent('keydown', { key: 'c', bubbles: true, cancelable: true, ...held });
    acting(() => {
      find(selector).focus();
      find(selector).dispatchEvent(event);
    });
    return event.defaultPrevented;
  };
  const announced = () => view.container.querySelector('[data-part="status"]')?.textContent;
  return { ...view, find, copyFrom, announced };
}

describe('copying from a table', () => {
  expectBrowserEvents();

  it('takes the row focus is in, and says so', async () => {
    const view = show();
    expect(view.copyFrom('[aria-rowindex="4"] button')).toBe(true);
    await expect.poll(view.announced).toBe('1 linha copiada');
    expect(written?.['text/plain']).toBe("Nome\tPreço\r\n'=A1\tR$ 2,50");
    expect(written?.['text/html']).toContain('<th>Nome</th>');
    view.unmount();
  });

  it('takes the cell of a grid where nothing is chosen, with the Command key too', async () => {
    const view = show(<SelectionTable {...props} />);
    view.copyFrom('[aria-rowindex="3"] td[data-format="currency"]', { metaKey: true });
    await expect.poll(view.announced).toBe('Célula copiada');
    expect(written).toEqual({ 'text/plain': 'R$ 1,50' });
    view.unmount();
  });

  it('takes the chosen rows of a grid, wherever focus is', async () => {
    const view = show(
      <SelectionTable {...props} defaultSelection={{ mode: 'all-except', ids: new Set([1]) }} />,
    );
    view.copyFrom('thead input');
    await expect.poll(view.announced).toBe('2 linhas copiadas');
    expect(written?.['text/plain']?.split('\r\n').map((line) => line.split('\t')[0])).toEqual([
      'Nome',
      'ACME',
      "'=A1",
    ]);
    view.unmount();
  });

  it('leaves a selected text, a field and any other key to the browser', () => {
    const view = show();
    expect(view.copyFrom('td input')).toBe(false);
    expect(view.copyFrom('td button', {})).toBe(false);
    expect(view.copyFrom('td button', { ctrlKey: true, shiftKey: true })).toBe(false);
    expect(view.copyFrom('[data-part="scroller"]')).toBe(false);
    document.getSelection()?.selectAllChildren(view.find('td'));
    expect(view.copyFrom('td button')).toBe(false);
    expect(written).toBeUndefined();
    view.unmount();
  });

  it('says that the browser did not let it', async () => {
    answer = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
    const view = show();
    view.copyFrom('td button');
    await expect.poll(view.announced).toBe('Não foi possível copiar');
    view.unmount();
  });
});
