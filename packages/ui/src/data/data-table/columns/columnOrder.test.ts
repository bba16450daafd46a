import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { orderedColumns, orderOf, withColumnMoved } from './columnOrder.ts';

const text = (id: string): Column<string> => ({ id, header: id, format: 'text', value: (row) => row });
const acts: Column<string> = { id: 'acts', header: 'Ações', format: 'actions', actions: () => [] };
const columns = [...['name', 'a', 'b', 'c'].map(text), acts];
const idsIn = (ids: readonly string[]) => orderedColumns(columns, ids).map(({ id }) => id);

describe('the order of columns', () => {
  it.each([
    ['is that of the table where none was chosen', [], ['name', 'a', 'b', 'c', 'acts']],
    ['is the one chosen', ['name', 'c', 'a', 'b', 'acts'], ['name', 'c', 'a', 'b', 'acts']],
    [
      'leaves the first and the acts where they are',
      ['acts', 'c', 'b', 'a', 'name'],
      ['name', 'c', 'b', 'a', 'acts'],
    ],
    [
      'puts a new column behind the one it follows in the table',
      ['name', 'c', 'a', 'acts'],
      ['name', 'c', 'a', 'b', 'acts'],
    ],
    [
      'ignores what is unknown and what is named twice',
      ['c', 'gone', 'c', 'a'],
      ['name', 'c', 'a', 'b', 'acts'],
    ],
  ])('%s', (_, ids, expected) => {
    expect(idsIn(ids)).toEqual(expected);
  });

  it('has every column once, whatever was stored', () => {
    const ids = fc.array(fc.oneof(fc.constantFrom('name', 'a', 'b', 'c', 'acts'), fc.string()));
    fc.assert(
      fc.property(ids, (stored) => {
        const ordered = idsIn(stored);
        expect(ordered.toSorted()).toEqual(columns.map(({ id }) => id).toSorted());
        expect([ordered.at(0), ordered.at(-1)]).toEqual(['name', 'acts']);
      }),
    );
  });

  it('is not kept where it is that of the table again', () => {
    const moved = withColumnMoved(columns, columns, 'a', 1) ?? [];
    expect(orderOf(columns, moved)).toEqual(['name', 'b', 'a', 'c', 'acts']);
    expect(orderOf(columns, withColumnMoved(columns, moved, 'a', -1) ?? [])).toEqual([]);
  });

  it.each([
    ['name', 1],
    ['a', -1],
    ['c', 1],
    ['acts', -1],
  ] as const)('does not let %s move by %i', (id, by) => {
    expect(withColumnMoved(columns, columns, id, by)).toBeNull();
  });
});
