import { painted } from './clock.ts';
import { find } from './presses.ts';
import { scrollTable } from './scrollTable.ts';
import { tableParts } from './tableParts.ts';

/** Stands in a story of the library with all rows of its table chosen, and answers the driver. */

const root = find('#storybook-root');
const parts = tableParts(root, {
  scroller: "[data-part='scroller']",
  row: 'tbody tr',
  chosenRow: "tbody tr[aria-selected='true']",
  box: 'input[type=checkbox]',
  all: 'thead input[type=checkbox]',
  sort: 'thead button',
});

await painted(parts.isReady, 'the table of the story');
find('thead input[type=checkbox]', root).click();
await painted(() => parts.chosenRowCount() === parts.rowCount(), 'all rows chosen');

window.bench = { scroll: (steps: number, stepPx: number) => scrollTable(parts, steps, stepPx) };
