import { buttonFor, type Drawing, type TableMarks } from './cellWriters.ts';
import { attributeOf } from './writes.ts';

/** Writes the button that shows and hides the details of a row. */
export function expandWriter<Row>(cell: HTMLElement, drawing: Drawing<Row>, marks: TableMarks) {
  const button = cell.appendChild(buttonFor(cell, drawing.setting()));
  drawing.drawIcon(button, marks.expand);
  const [setLabel, setExpanded] = [attributeOf(button, 'aria-label'), attributeOf(button, 'aria-expanded')];
  return {
    describe: (name: string) => setLabel(drawing.setting().messages.detailsOf(name)),
    mark: (open: boolean) => setExpanded(String(open)),
  };
}
