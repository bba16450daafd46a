import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../internal/testing/describeConformance.tsx';
import { mount } from '../../../internal/testing/mount.tsx';
import { ColumnMenu, type ColumnMenuProps } from './ColumnMenu.tsx';
import type { Column } from './column.ts';
import { noColumnChoice } from './columnChoice.ts';
import { useColumnChoice } from './useColumnChoice.ts';

const props: ColumnMenuProps<string> = {
  menu: {
    columns: [{ id: 'nome', header: 'Nome', format: 'text', value: (row) => row }],
    choice: noColumnChoice,
    onShownChange: () => {},
    isMovable: () => false,
    onMove: () => {},
    onWidthChange: () => {},
    onReset: () => {},
  },
};

describeConformance(ColumnMenu<string>, { props });

/** The choice as a table of three columns has it, and what it reports to a saved view. */
function choiceOf(shownIds: readonly string[] | undefined) {
  const columns = ['a', 'b', 'c'].map(
    (id): Column<string> => ({ id, header: id, format: 'text', value: (row) => row }),
  );
  const onShownIdsChange = vi.fn();
  let choice: ReturnType<typeof useColumnChoice<string>> | undefined;
  function Choice() {
    choice = useColumnChoice<string>({ columns, storageKey: 'letters', shownIds, onShownIdsChange });
    return null;
  }
  mount(<Choice />);
  if (!choice) throw new Error('The choice is made when it is mounted');
  return { ...choice, onShownIdsChange };
}

describe('the columns of a saved view', () => {
  it('stand in its order, and those it leaves out in theirs', () => {
    const { columns, menu, shownIds } = choiceOf(['a', 'c']);
    expect(columns.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(menu.columns.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(shownIds).toEqual(['a', 'c']);
    expect(choiceOf(['a', 'c', 'b']).columns.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  });

  it('are reported in the order they were moved to, and not at all once they are those of the table', () => {
    const plain = choiceOf(['a', 'b', 'c']);
    plain.menu.onMove('b', 1);
    expect(plain.onShownIdsChange).toHaveBeenLastCalledWith(['a', 'c', 'b']);
    const moved = choiceOf(['a', 'c', 'b']);
    moved.menu.onMove('b', -1);
    expect(moved.onShownIdsChange).toHaveBeenLastCalledWith(null);
  });
});
