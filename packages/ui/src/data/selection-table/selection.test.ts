import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  everythingSelected,
  isSelected,
  noSelection,
  type Selection,
  selectedCount,
  withoutRows,
  withRows,
} from './selection.ts';

const ids = Array.from({ length: 12 }, (_, id) => id);
const someIds = fc.subarray(ids);
const anySelection = fc.record<Selection>({
  mode: fc.constantFrom('only', 'all-except'),
  ids: someIds.map((list) => new Set(list)),
});
const chosenOf = (selection: Selection) => ids.filter((id) => isSelected(selection, id));

describe('a selection', () => {
  it('counts the rows it holds', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        expect(selectedCount(selection, ids.length)).toBe(chosenOf(selection).length);
      }),
    );
  });

  it('holds what was chosen, not what was let go, and else what it held before', () => {
    fc.assert(
      fc.property(anySelection, someIds, someIds, (before, chosen, released) => {
        const after = withRows(before, chosen, released);
        const expected = ids.filter(
          (id) => !released.includes(id) && (chosen.includes(id) || isSelected(before, id)),
        );
        expect(chosenOf(after)).toEqual(expected);
      }),
    );
  });

  it('stays the same object where nothing changes', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        expect(withRows(selection, chosenOf(selection))).toBe(selection);
        expect(withoutRows(selection, [99])).toBe(selection);
      }),
    );
  });

  it('counts right without the rows that are gone (TBL-09)', () => {
    const rest = ids.filter((id) => id !== 3);
    for (const before of [withRows(noSelection, [3, 4]), withRows(everythingSelected, [], [3, 4])]) {
      const after = withoutRows(before, [3]);
      expect(selectedCount(after, rest.length)).toBe(rest.filter((id) => isSelected(after, id)).length);
    }
  });

  it('is as small for a million rows as for none (D20)', () => {
    expect(everythingSelected.ids.size).toBe(0);
    expect(selectedCount(everythingSelected, 1_000_000)).toBe(1_000_000);
  });
});
