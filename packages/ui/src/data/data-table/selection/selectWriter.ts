import { attributeOf, elementFor } from '../painter/writes.ts';
import type { BoxWriter, RowSelecting } from './selecting.ts';

/** Writes the box of a row: whether it is chosen, its name, and why it cannot be. */
export function selectWriter<Row>(
  rowElement: HTMLElement,
  cell: HTMLElement,
  selecting: () => RowSelecting<Row> | undefined,
): BoxWriter<Row> {
  const box = cell.appendChild(elementFor(cell, 'input', { type: 'checkbox', tabindex: '-1' }));
  const setLabel = attributeOf(box, 'aria-label');
  const setDisabled = attributeOf(box, 'aria-disabled');
  const setDescription = attributeOf(box, 'aria-description');
  const setTip = attributeOf(box, 'data-tip');
  const setSelected = attributeOf(rowElement, 'aria-selected');

  return {
    describe: (name) => setLabel(selecting()?.label(name)),
    mark(row) {
      const reason = selecting()?.reasonAgainst(row);
      const chosen = reason === undefined && Boolean(selecting()?.has(row));
      // Read from the checkbox itself, which a press changes before any event.
      if (box.checked !== chosen) box.checked = chosen;
      setSelected(reason === undefined ? String(chosen) : undefined);
      setDisabled(reason === undefined ? undefined : 'true');
      setDescription(reason);
      setTip(reason);
    },
  };
}
