import { describe, expect, it } from 'vitest';
import { acting } from '../../../internal/testing/acting.ts';
import { mount } from '../../../internal/testing/mount.tsx';
import type { Column } from './column.ts';
import { type ColumnStorage, useColumnChoice } from './useColumnChoice.ts';

const columns = ['nome', 'cnpj', 'data'].map(
  (id): Column<string> => ({ id, header: id, format: 'text', value: (row) => row }),
);

function memory(): ColumnStorage & { hidden: (key: string) => unknown } {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    hidden: (key) => JSON.parse(kept.get(key) ?? '{}').hidden,
  };
}

/** The choice of a table, and what each render of it has shown. */
function choose(storage: ColumnStorage | undefined, storageKey: string) {
  const drawn: string[] = [];
  let choice: ReturnType<typeof useColumnChoice<string>> | undefined;
  function Choice(props: { storage: ColumnStorage | undefined; storageKey: string }) {
    choice = useColumnChoice({ columns, ...props });
    drawn.push(choice.columns.map(({ id }) => id).join(' '));
    return null;
  }
  const view = mount(<Choice storage={storage} storageKey={storageKey} />);
  return {
    hide: (id: string) => acting(() => choice?.menu.onShownChange(id, false)),
    give: (nextStorage: ColumnStorage | undefined, nextKey: string) => {
      drawn.length = 0;
      view.rerender(<Choice storage={nextStorage} storageKey={nextKey} />);
    },
    shown: () => choice?.columns.map(({ id }) => id).join(' '),
    drawn,
  };
}

describe('useColumnChoice', () => {
  it('shows and keeps the choice of another key from its first render on, and finds its own again', () => {
    const storage = memory();
    const table = choose(storage, 'userA');
    table.hide('cnpj');
    expect(table.shown()).toBe('nome data');
    table.give(storage, 'userB');
    expect(new Set(table.drawn)).toEqual(new Set(['nome cnpj data']));
    table.hide('data');
    expect([storage.hidden('userA'), storage.hidden('userB')]).toEqual([['cnpj'], ['data']]);
    table.give(storage, 'userA');
    expect(table.shown()).toBe('nome data');
  });

  it('reads another storage that comes later', () => {
    const storage = memory();
    storage.setItem('marcas', JSON.stringify({ hidden: ['nome'], order: [], widths: {} }));
    const table = choose(undefined, 'marcas');
    expect(table.shown()).toBe('nome cnpj data');
    table.give(storage, 'marcas');
    expect(new Set(table.drawn)).toEqual(new Set(['cnpj data']));
  });

  it('keeps a choice that its storage does not take', () => {
    const refusing = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    const table = choose(refusing, 'marcas');
    table.hide('cnpj');
    table.give(refusing, 'marcas');
    expect(table.shown()).toBe('nome data');
  });
});
